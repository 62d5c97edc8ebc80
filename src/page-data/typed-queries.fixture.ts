/** What people type, as they type it, with the page that should come first; and where it is asked, the question that answers. */
import type { Language } from '../i18n/languages.ts'

interface TypedQuery {
  readonly typed: string
  /** The neutral path of the first result. */
  readonly first: string
  /** A part of the question that is answered on top. */
  readonly answered?: string
}

const query = (typed: string, first: string, answered?: string): TypedQuery => ({
  typed,
  first,
  ...(answered !== undefined && { answered }),
})

export const typedQueries: Readonly<Record<Language, readonly TypedQuery[]>> = {
  id: [
    query('orang asing 100%', '/layanan/pt-pma', 'Bolehkah orang asing memiliki seluruh sahamnya'),
    query('asing 100 persen saham', '/layanan/pt-pma', 'Bolehkah orang asing memiliki seluruh sahamnya'),
    query('bolehkah orang asing punya pt', '/layanan/pt-pma', 'Bolehkah orang asing memiliki seluruh sahamnya'),
    query('alamat rumah untuk pt', '/layanan/pendirian-pt', 'Bolehkah memakai alamat rumah?'),
    query('npwp perusahaan', '/layanan/pendirian-pt', 'Apakah NPWP perusahaan termasuk?'),
    query('modal minimal pt pma', '/blog/modal-pma'),
    query('kak berapa modal bikin pt ya', '/blog/modal-pt'),
    query('harga bikin pt', '/layanan/pendirian-pt'),
    query('bikin pt berapa duit', '/layanan/pendirian-pt'),
    query('biaya cv', '/layanan/pendirian-cv'),
    query('jasa bikin cv', '/layanan/pendirian-cv'),
    query('bedanya cv sama pt', '/blog/pt-atau-cv'),
    query('pt perorangan vs pt biasa', '/layanan/pt-perorangan'),
    query('pajak umkm 0,5%', '/blog/pph-final-umkm'),
    query('0.5 persen', '/blog/pph-final-umkm'),
    query('daftar brand', '/layanan/pendaftaran-merek'),
    query('haki', '/layanan/pendaftaran-merek'),
    query('pendaftarn mrek', '/layanan/pendaftaran-merek'),
    query('nib online', '/layanan/nib-perizinan'),
    query('siup', '/layanan/nib-perizinan'),
    query('ijin usaha kuliner', '/layanan/nib-perizinan'),
    query('pirt', '/blog/spp-irt-atau-bpom'),
    query('kode kbli kopi', '/blog/kbli-toko-online'),
    query('tutup pt', '/blog/menutup-pt-atau-cv'),
    query('ganti direktur', '/blog/perubahan-data-pt'),
    query('ubah cv jadi pt', '/blog/dari-cv-menjadi-pt'),
    query('pp5/2021', '/infohukum/pp-5-2021'),
    query('omnibus law', '/infohukum/uu-6-2023'),
    query('pasal 7 uu pt', '/infohukum/uu-40-2007'),
    query('uu ketenagakerjaan', '/infohukum/uu-13-2003'),
    query('perpu 2 2022', '/infohukum/uu-6-2023'),
    query('gaji umr', '/infohukum/glosarium#upah-minimum'),
    query('bpjs karyawan', '/blog/karyawan-pertama'),
    query('meterai 10000', '/blog/bea-meterai'),
    query('review kontrak', '/layanan/tinjau-kontrak'),
    query('pinjam nama', '/infohukum/glosarium#pinjam-nama'),
    query('nomor whatsapp', '/#contact'),
    query('jam buka', '/#contact'),
  ],
  en: [
    query('can a foreigner own 100%', '/layanan/pt-pma', 'May foreigners own 100 percent of the shares?'),
    query('foreign ownership 100 percent', '/layanan/pt-pma', 'May foreigners own 100 percent of the shares?'),
    query('nominee shareholder', '/layanan/pt-pma', 'May I use a nominee shareholder?'),
    query('tax 0.5%', '/blog/pph-final-umkm', 'Is the tax still 0.5%?'),
    query('minimum capital pt pma', '/blog/modal-pma'),
    query('how much to set up a pt', '/layanan/pendirian-pt'),
    query('open business in bali as foreigner', '/layanan/pt-pma'),
    query('cost to open a company in indonesia', '/layanan/pendirian-pt'),
    query('trademark cost', '/layanan/pendaftaran-merek'),
    query('omnibus law', '/infohukum/uu-6-2023'),
    query('severance pay', '/infohukum/glosarium#pesangon'),
    query('close company', '/blog/menutup-pt-atau-cv'),
    query('one person company', '/layanan/pt-perorangan'),
    query('cv vs pt', '/blog/pt-atau-cv'),
    query('halal certificate', '/blog/wajib-halal'),
    query('phone number', '/#contact'),
  ],
}
