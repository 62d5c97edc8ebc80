/** What several words of a query mean together, and what they ask. Pure. */
import type { Language } from './language.ts'

/** Subjects of which the site says nothing, in several words, which say something else each by itself. */
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

/** Whether a query asks in what two things differ. */
export function isComparing(query: string): boolean {
  return /\b(?:(?:per)?beda(?:an)?(?:nya)?|differences?|differ|versus)\b/iu.test(query)
}

/** What several words mean together, or one beside others: a house that is bought is land, by the words of the site. */
const phrases: Readonly<Record<Language, readonly (readonly [typed: RegExp, meant: string])[]>> = {
  id: [
    // The code of a trade, whichever it is, and no question about codes.
    [
      /^\s*(?:kode\s+)?kbli\s+(?:untuk\s+|buat\s+)?(?!(?:untuk|buat|apa|arti|itu|2025|2020|baru|lama|berapa|banyak|lebih|wajib|salah|yang|nib|oss|pt|cv|pma|perubahan|ganti|tambah|toko|online|perdagangan|usaha)\b)\p{L}.*$/giu,
      'cari kbli',
    ],
    [
      /\b(?:hak\s+guna\s+bangunan|hgb)\b|\b(?:orang\s+)?asing\b.*\b(?:beli|punya|memiliki)\s+tanah\b|\bpt\s+beli\s+tanah\b/giu,
      'uu 5 1960',
    ],
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
    [/\bganti\s+rugi\b/giu, 'wanprestasi'],
    [/\bbo\b/giu, 'beneficial owner'],
    [/\bnon[\s-]?compete\b|\blarangan\s+bersaing\b/giu, 'perjanjian pendiri'],
    [/\b(?:masa|waktu)\s+percobaan\b/giu, 'percobaan'],
    [/\b(?:mitra|partner|pemegang\s+saham)\s+lokal\b/giu, 'asing memiliki 100 persen'],
    [/\b(?:uang|upah|jam|kerja)\s+lembur\b|\blembur\s+(?:maksimal|dibayar|berapa)\b.*/giu, 'lembur'],
    [/\bkaryawan\s+tetap\s+(?=(?:masa\s+)?percobaan\b)/giu, ''],
    [/\b(?:gaji|upah)\s+(?:telat|terlambat)\b.*|\bdenda\b.*\b(?:gaji|upah)\b/giu, 'pp 36 2021'],
    [/\b(?:karyawan|pekerja)\s+resign\b.*|^\s*resign\s*$/giu, 'pesangon'],
    [/\buang\s+pisah\b|\bpesangon\s+pensiun\b/giu, 'pesangon'],
    [/\bphk\b.*\bkontrak\b.*/giu, 'pkwt mengakhiri'],
    [/\blapor\s+disnaker\b/giu, 'wlkp'],
    [/\bnib\s+(?:usaha\s+)?perorangan\b|\bnib\s+ditolak\b/giu, 'nib perizinan'],
    [/\b(?:berapa\s+(?:lama|hari)\s+(?:jadi\s+)?nib|nib\s+(?:jadi\s+)?berapa\s+(?:lama|hari))\b.*/giu, 'nib perizinan'],
    [/\b(?:wajib|jadi|syarat)\s+pkp\b/giu, 'pengusaha kena pajak'],
    [/\b(?:ga|gak|nggak|ngga|tidak|belum)\s+(?:punya|ada)\s+(?:alamat\s+)?kantor\b/giu, 'alamat rumah'],
    [/\bmerek\s+(?:di\s+)?luar\s+negeri\b|\bmerek\s+internasional\b/giu, 'pp 22 2018'],
    [/\b(?:brand|merek|logo)\s+(?:saya|kami|ku|gue|gw)\s+(?:dipakai|ditiru|dicuri|dijiplak)\b.*/giu, 'merek dibajak'],
    [/\bmerek\s+tidak\s+dipakai\b.*/giu, 'merek tidak dipakai lima tahun'],
    [/\boposisi\b/giu, 'keberatan'],
    [/\b(?:mati\s+suri|(?:gak|ga|nggak|tidak)\s+aktif|vakum)\b.*/giu, 'dibiarkan tanpa kegiatan'],
    [/\b(?:retur|tukar)\s+barang\b|\bbarang\b.*\b(?:ditukar|dikembalikan)\b.*/giu, 'klausul baku'],
    [/\b(?:hapus|hilangkan)\s+data\s+saya\b|\bdata\s+saya\s+aman\b.*/giu, 'kebijakan privasi'],
    [/\blsm\b|\bpanti\s+asuhan\b/giu, 'yayasan'],
    [/\bcari\s+untung\b/giu, 'menjalankan usaha'],
    [/\bpt\s+lokal\s+(?:jadi|ke|menjadi)\s+(?:pt\s+)?pma\b/giu, 'ubah pt ke pma'],
    [/^\s*(?:kapan|bisa)\s+(?:saya\s+)?(?:harus\s+)?bayar(?:nya)?(?:\s+belakangan)?\s*\??\s*$/giu, 'cicilan'],
    [/\b(?:apa(?:kah)?\s+)?(?:kalian|ini)\s+(?:pengacara|advokat|penipuan|resmi|legal)\b/giu, 'tentang kami'],
    [/\bperaturan\s+perusahaan\b|\bperjanjian\s+kerja\s+bersama\b/giu, 'pkb'],
    [
      /^\s*(?:cara|metode)?\s*(?:bayar|pembayaran)(?:nya)?(?:\s+(?:pakai|pake|lewat|gimana|bagaimana).*)?\s*\??\s*$/giu,
      'cicilan',
    ],
  ],
  en: [
    [
      /^\s*kbli\s+(?:code\s+)?(?:for\s+)?(?!(?:for|code|codes|list|2025|2020|new|old|how|what|number|change|online|shop|wrong)\b)\p{L}.*$/giu,
      'find kbli',
    ],
    [/\bintellectual property\b/giu, 'intellectual'],
    [/\bcompan(?:y|ies)\s+(?:law|act)\b/giu, 'uu pt'],
    [/\bvirtual\s+offices?\b/giu, 'virtual'],
    [/\bwork(?:ing)?\s+(?:permit|visa)s?\b|\btka\b/giu, 'foreign workers'],
    [/\b(?:negative|positive)(?:\s+investment)?\s+lists?\b/giu, 'investment business fields'],
    [/\bjoint\s+ventures?\b/giu, 'pma'],
    [/\bbuilding\s+permits?\b/giu, 'building approval'],
    [/\b(?:second\s+home|retirement)\s+visas?\b/giu, 'visa'],
    [
      /^\s*(?:(?:(?:how|can|may)\s+(?:(?:do|can|should)\s+)?(?:i|we)\s+pay(?:\s+(?:you|by|with|in|for\s+it)\b.*)?)|pay(?:ment)?s?\s+(?:plans?|options?|methods?|(?:by|with|in)\b.*))\s*\??\s*$/giu,
      'instalments',
    ],
    [/\blocal\s+(?:partner|shareholder|owner|sponsor)s?\b/giu, 'foreigners own 100 percent shares'],
    [/\bnon[\s-]?compet(?:e|ition)(?:\s+(?:clause|agreement)s?)?\b/giu, 'founders agreement'],
    [/\bdormant\b|\binactive\b/giu, 'close'],
    [/\b(?:late|unpaid)\s+(?:wages?|salar(?:y|ies))\b.*|\b(?:wages?|salar(?:y|ies))\b.*\blate\b.*/giu, 'pp 36 2021'],
    [/\b(?:employees?|staff|workers?)\s+resign\w*\b.*|^\s*resign(?:ation)?\s*$/giu, 'severance'],
    [/\b(?:trademark|brand|mark)\b.*\b(?:abroad|overseas|outside\s+indonesia|international(?:ly)?)\b/giu, 'pp 22 2018'],
    [
      /\b(?:copied|copies|stole|stolen|using|uses)\s+my\s+(?:brand|trademark|logo)\b/giu,
      'infringement report marketplace',
    ],
    [/\btrademark\s+(?:not\s+used|non[\s-]?use)\b/giu, 'trademark not used five years'],
    [/^.*\bholds?\s+(?:my\s+)?shares\s+for\s+me\b.*$/giu, 'nominee shareholder'],
    [/\b(?:come|fly|travel)\s+to\s+indonesia\b/giu, 'travel indonesia must'],
    [/\b(?:convert|turn|change)\b.*\bpma\b/giu, 'change or close a company'],
    [
      /\b(?:can\s+)?foreigners?\b.*\b(?:own|buy)\s+land\b|\bland\s+ownership\b.*|\bhgb\b|\bright\s+to\s+build\b/giu,
      'uu 5 1960',
    ],
    [
      /\bgoods\s+cannot\s+be\s+returned\b|\breturn(?:ing)?\s+goods\b|\bunfair\s+(?:contract\s+)?terms\b/giu,
      'standard clauses',
    ],
    [
      /\b(?:how\s+long\s+(?:to\s+get\s+(?:an?\s+)?nib|(?:does\s+)?(?:an?\s+)?nib\b.*)|nib\s+how\s+(?:long|many\s+days))\b/giu,
      'nib licensing',
    ],
    [
      /^\s*(?:when\s+do\s+i\s+pay|do\s+i\s+(?:have\s+to|need\s+to)\s+pay\s+(?:before|first|upfront))\s*\??\s*$/giu,
      'instalments',
    ],
    [/\bare\s+you\s+(?:lawyers?|legit|a\s+law\s+firm|real)\b|\b(?:is\s+this\s+)?(?:a\s+)?scam\b/giu, 'company profile'],
    [/\bfind\s+(?:an?\s+)?notary\b/giu, 'notary'],
    [/\borphanage\b/giu, 'foundation'],
    [/\be-faktur\b/giu, 'coretax'],
    [/\bannual\s+leave\b.*|\bsick\s+leave\b.*/giu, 'uu 13 2003'],
    [/\bovertime\s+(?:pay|hours?|wages?|rates?|rules?)\b/giu, 'overtime'],
    [/\b(?:residence|stay)\s+permits?\b/giu, 'kitas'],
    [/\be-?commerce\b/giu, 'electronic trading'],
    [/^\s*how\s+long(?:\s+does\s+it\s+take)?\s*\??\s*$/giu, 'duration'],
    [/\bhow\s+much\s+(?:does\s+it\s+cost|is\s+it|to)\b/giu, 'cost'],
    [/\bshareholders?['’]?\s+agreements?\b/giu, 'founders agreement'],
    [/\bcompany\s+regulations?\b|\bcollective\s+(?:labou?r\s+)?agreements?\b/giu, 'pkb'],
    // A licence of a trade is that of a business; one of a right is a contract.
    [
      /\b(?!(?:an?|the|environmental|supporting|trademark|mark|brand|ip|intellectual|patent|copyright|software|music|exclusive)\b)(\p{L}+)\s+(?:licen[cs]e|permit)s?\b(?!\s+(?:agreement|contract))/giu,
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
