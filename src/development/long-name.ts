/** A name as long as the law makes them. */
export const longName =
  'Persetujuan Kesesuaian Kegiatan Pemanfaatan Ruang untuk Kegiatan Berusaha dan Pertanggungjawaban Penyelenggaraannya'
