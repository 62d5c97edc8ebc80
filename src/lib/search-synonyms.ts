/** What visitors call things that the site calls otherwise: everyday words, older names, words of the other language. */
import type { Language } from './language.ts'

/** What is typed, before the colon; what the site says, behind it. */
const lists: Readonly<Record<Language, string>> = {
  id: `
    buka: mendirikan
    punya milik: memiliki
    duit ongkos harga tarif price cost fee: biaya
    bule wna ekspat expat foreigner foreign: asing
    brand logo merk trademark: merek
    haki hki: merek cipta
    umr ump gaji: upah
    siup tdp: izin nib
    ijin: izin
    perpu: perppu
    review: tinjau
    nda: rahasia
    pengacara lawyer: advokat hukum
    refund: kembali
    office: kantor
    company perusahaan: pt
    tutup: pembubaran penutupan
    bubar bubarkan: menutup pembubaran
    ganti pindah ubah: perubahan
    telat: terlambat
    karyawan pegawai buruh: pekerja
    dipecat pecat: phk
    hutang: utang
    resto restoran kafe kuliner warung: makanan
    konsul: konsultasi
    cek: periksa
  `,
  en: `
    open start incorporate form create: set establish
    register registration: set
    price fee fees charge tariff: cost
    foreigner foreigners expat expats: foreign
    license licenses licensing: licence
    labor: labour manpower employment
    lawyer solicitor: attorney advocate legal
    llc ltd: limited company
    salary pay: wage
    staff worker workers: employee
    close dissolve shut: closing winding
    fired dismissal layoff: termination
    nda: confidentiality secret
    brand logo: trademark
    ownership: own owned
    reject rejected: refused refuse
    rent: lease
    debt: debts payment
  `,
}

const read = (list: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    list
      .split('\n')
      .map((line) => line.split(':').map((words) => words.trim().split(' ')))
      .flatMap(([typed = [], said = []]) => typed.map((word) => [word, said] as const)),
  )

const synonyms: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  id: read(lists.id),
  en: read(lists.en),
}

/** Words of the site for a word that was typed; mostly none. */
export function synonymsOf(word: string, language: Language): readonly string[] {
  return synonyms[language].get(word) ?? []
}
