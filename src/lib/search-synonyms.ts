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

/** The same in several words, which say something else each by itself. */
const elsewherePhrases =
  /\b(?:tax\s+(?:holidays?|allowances?|amnesty|incentives?)|insentif\s+pajak|transfer\s+pricing|(?:cari|mencari|butuh|find|finding|need)\s+(?:investors?|funding|(?:pinjaman\s+)?modal(?:\s+usaha)?|dana|pinjaman|loans?)|(?:pinjaman|kredit)\s+(?:modal(?:\s+usaha)?|bank|usaha)|bank\s+loans?)\b/giu

/** What a query names of which the site says nothing, as it is typed. */
export function phrasesElsewhere(query: string): readonly string[] {
  return query.toLowerCase().match(elsewherePhrases) ?? []
}

/** A query without that. */
export function withoutElsewhere(query: string): string {
  return query.replace(elsewherePhrases, ' ')
}

/** Words of the site for a word that was typed; mostly none. */
export function synonymsOf(word: string, language: Language): readonly string[] {
  return synonyms[language].get(word) ?? []
}

/** Words by which a price is asked for. */
const priceWords = new Set('biaya harga ongkos duit tarif murah cost costs price prices fee fees cheap'.split(' '))

export function isOfPrice(word: string): boolean {
  return priceWords.has(word)
}

/** Whether a query asks what a word means. */
export function isOfMeaning(query: string): boolean {
  return /\b(?:apa\s+(?:itu|arti)|artinya|pengertian|definisi|meaning|definition|what\s+(?:is|are)\s+(?:an?\s+)?\S+\s*$)/iu.test(
    query,
  )
}

/** Whether a query is a question, by its words. */
export function isAsking(query: string): boolean {
  return /\?|\b(?:ap(?:a|akah)|berapa|kapan|siapa|bagaimana|gimana|gmn|cara|kenapa|mengapa|(?:boleh|bisa|harus|wajib|perlu)(?:kah)?|how|when|who|which|what|why|can|may|must|do|does|is|are|should)\b/iu.test(
    query,
  )
}

/** What several words mean together, or one beside others: a house that is bought is land, by the words of the site. */
const phrases: Readonly<Record<Language, readonly (readonly [typed: RegExp, meant: string])[]>> = {
  id: [
    [/\bintellectual property\b/giu, 'kekayaan intelektual'],
    [/\b(\p{L}+)\s+(?:licen[cs]e|permit)s?\b(?!\s+agreement)/giu, '$1 perizinan'],
    [/\b(?:beli|membeli|jual|menjual|punya)\s+(?:rumah|vill?a|apartemen|properti|property|tanah)\b/giu, 'tanah'],
    [/\bhak\s+(?:pakai|milik|guna\s+(?:bangunan|usaha))\b|\b(?:hgb|hgu|shm|property|properti)\b/giu, 'tanah'],
    [/\bvirtual\s+offices?\b|\bkantor\s+virtual\b/giu, 'virtual'],
    [/\btka\b|\b(?:izin|visa)\s+kerja\b|\bwork\s+permits?\b/giu, 'tenaga kerja asing'],
    [/\b(?:izin|ijin)\s+(?:mendirikan\s+)?bangunan\b/giu, 'imb'],
    // A licence of a trade is that of a business; others have laws and terms of their own.
    [
      /\b(?:izin|ijin)\s+(?=\p{L})(?!(?:tinggal|edar|lingkungan|bpom|pirt|halal|kerja|usaha|cuti|lokasi|investasi|prinsip)\b)/giu,
      'perizinan ',
    ],
    // Before a place or a year it is a wage.
    [/\bumk(?=\s+(?:kota|kabupaten|(?:\p{L}+\s+)?20\p{N}\p{N})\b)/giu, 'ump'],
    [/\bdaftar\s+negatif(?:\s+investasi)?\b|\bdni\b/giu, 'bidang usaha penanaman modal'],
    [/\bjoint\s+ventures?\b/giu, 'pma'],
    [/\be-?commerce\b|\bpmse\b/giu, 'perdagangan elektronik'],
    [/\b(?:jasa|konsultan)\s+hukum\b/giu, 'konsultasi hukum'],
    [/\bperjanjian\s+(?:antar\s+)?pemegang\s+saham\b/giu, 'perjanjian pendiri'],
    [/\bperaturan\s+perusahaan\b|\bperjanjian\s+kerja\s+bersama\b/giu, 'pkb'],
    [
      /^\s*(?:cara|metode)?\s*(?:bayar|pembayaran)(?:nya)?(?:\s+(?:pakai|pake|lewat|gimana|bagaimana).*)?\s*\??\s*$/giu,
      'cicilan',
    ],
  ],
  en: [
    [/\bintellectual property\b/giu, 'intellectual'],
    [/\bvirtual\s+offices?\b/giu, 'virtual'],
    [/\bwork(?:ing)?\s+(?:permit|visa)s?\b|\btka\b/giu, 'foreign workers'],
    [/\b(?:negative|positive)(?:\s+investment)?\s+lists?\b/giu, 'investment business fields'],
    [/\bjoint\s+ventures?\b/giu, 'pma'],
    [/\bbuilding\s+permits?\b/giu, 'building approval'],
    [/\b(?:second\s+home|retirement)\s+visas?\b/giu, 'visa'],
    [/^\s*pay(?:ment)?s?\s+(?:plans?|options?|(?:by|with|in)\b.*)$/giu, 'instalments'],
    [/\b(?:residence|stay)\s+permits?\b/giu, 'kitas'],
    [/\be-?commerce\b/giu, 'electronic trading'],
    [/^\s*how\s+long\s*\??\s*$/giu, 'duration'],
    [/\bhow\s+much\s+(?:does\s+it\s+cost|is\s+it|to)\b/giu, 'cost'],
    [/\bshareholders?['’]?\s+agreements?\b/giu, 'founders agreement'],
    [/\bcompany\s+regulations?\b|\bcollective\s+(?:labou?r\s+)?agreements?\b/giu, 'pkb'],
    // A licence of a trade is that of a business; one of a right is a contract.
    [
      /\b(?!(?:an?|the|environmental|supporting|trademark|mark|brand|ip|patent|copyright|software|music|exclusive)\b)(\p{L}+)\s+(?:licen[cs]e|permit)s?\b(?!\s+(?:agreement|contract))/giu,
      '$1 licensing',
    ],
    [/\btax\s+(?:id|number|identification(?:\s+number)?)\b/giu, 'npwp'],
    [/^\s*(?:about(?:\s+us)?|who\s+are\s+you)\s*\??\s*$/iu, 'company profile'],
    [
      /\b(?:buy|buying|sell|selling|own)\s+(?:a\s+)?(?:house|home|villa|apartment|land)\b|\b(?:property|properties|real\s+estate|freehold|leasehold|hak\s+pakai)\b/giu,
      'land',
    ],
  ],
}

/** A query with the words of the site for what its words mean together. */
export function meantBy(query: string, language: Language): string {
  return phrases[language].reduce((text, [typed, meant]) => text.replace(typed, meant), query)
}
