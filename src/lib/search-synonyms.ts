/** What visitors call things that the site calls otherwise: everyday words, older names, words of the other language. */
import type { Language } from './language.ts'

/** What is typed, before the colon; what the site says, behind it: the word itself where it is a subject that names nothing. */
const lists: Readonly<Record<Language, string>> = {
  id: `
    buka: mendirikan
    punya milik: memiliki
    duit ongkos harga tarif price cost fee: biaya
    bule wna ekspat expat foreigner foreign: asing
    brand logo merk trademark: merek
    haki hki: merek cipta
    umr ump gaji: upah
    siup tdp tdup siujk situ: izin nib
    umkm ukm: mikro
    phk: pemutusan
    imta rptka: tka asing
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
    cek: periksa cari
    perseorangan: perorangan
    direktur: direksi
    domisili skdp: alamat kedudukan
    pembuatan: pendirian penyusunan
    sertifikasi: sertifikat
    kerjasama: kontrak
    kumham: kemenkumham
    djki dirjen: merek
    resign: mengundurkan
    customer client klien: pelanggan konsumen
    owner: pemilik
    gratis free: cuma
    visa kitas kitap: keimigrasian tinggal
    wa: whatsapp
    murah mahal: biaya
    bisnis: usaha
    partner: pendiri
    rumahan: rumah
    itung hitung kalkulator: menghitung
    jadwal deadline: kalender tenggat
    invoice tagihan: utang
    nikah: perkawinan
    tanah: agraria
    miliar milyar: m miliar
    jt: juta
    rb: ribu
    ditiru dijiplak dibajak dicuri: pelanggaran
    imb: pbg
    probation: percobaan
    sppirt: irt
    rupslb: rups
    cofounder founder: pendiri
    kompetisi: bersaing
    virtual: virtual
    dpo: pdp
    polisi: pidana
    efaktur faktur: ppn coretax
    tambah menambah menaikkan: perubahan
    expired kadaluarsa kadaluwarsa kedaluwarsa: perpanjang
    cookie cookies: privasi
    kongsi: pendiri
    software: cipta
  `,
  en: `
    open start setup incorporate incorporation form formation create: set establish
    register registration: set
    price fee fees charge tariff: cost
    foreigner foreigners expat expats: foreign
    license licenses licence licences permit permits: licensing licence
    agreement agreements: contract
    virtual: virtual
    dpo: pdp
    einvoice efaktur: vat coretax
    labor labour employment: labour manpower employment
    lawyer solicitor: attorney advocate legal
    llc ltd: limited company
    salary pay: wage
    staff worker workers: employee
    close dissolve shut: closing winding
    fire firing fired sack sacked dismissal layoff termination: termination dismissal
    nda: confidentiality secret
    brand logo: trademark
    trademark: mark
    ownership: own owned
    reject rejected: refused refuse
    rent: lease
    debt: debts payment
    owe owes owed unpaid invoice invoices: debt
    sue suing lawsuit: claim
    type types kind kinds: form
    billion: bn
    deadline deadlines schedule: calendar
    visa kitas kitap: immigration stay
    land: agrarian
    gr: pp
    hire hiring: employee
    copied copy stolen: infringement
    tin: npwp
    msme msmes sme smes: micro
    cheap cheapest expensive: cost
    partner partners: founders
    ip: intellectual
    bylaws: articles
    disclosure: confidentiality
    ngo nonprofit charity: foundation
    redundancy: dismissal
    gdpr: pdp
    freelance freelancer: employee
    expired expire expires expiry: renew
    cookie cookies: privacy
    fiscal: financial
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

/** Subjects of which the site says nothing: what is typed is meant, and no typing error of another word. */
const elsewhere: Readonly<Record<Language, ReadonlySet<string>>> = {
  id: new Set(
    'adopsi asuh asuransi begal bitcoin cerai crypto curanmor drone ekspor forex franchise hibah ilegal judi judol karir kdrt kripto leasing macet magang narkoba narkotika paspor pencurian penipuan perceraian pinjol poligami rental selingkuh skck stnk bpkb talak tilang villa waralaba warisan wasiat zina'.split(
      ' ',
    ),
  ),
  en: new Set(
    'adoption airbnb alimony assault bitcoin crypto custody divorce driving drone drug drugs forex franchise gambling illegal inheritance insurance mortgage murder narcotics passport speeding theft traffic'.split(
      ' ',
    ),
  ),
}

/** Whether a word means a subject of which the site says nothing. */
export function isElsewhere(word: string, language: Language): boolean {
  return elsewhere[language].has(word)
}

/** Words of the site for a word that was typed; mostly none. */
export function synonymsOf(word: string, language: Language): readonly string[] {
  return synonyms[language].get(word) ?? []
}
