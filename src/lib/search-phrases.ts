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
    [/\b(?:uang|upah|jam|kerja)\s+lembur\b/giu, 'lembur'],
    [/\bperaturan\s+perusahaan\b|\bperjanjian\s+kerja\s+bersama\b/giu, 'pkb'],
    [
      /^\s*(?:cara|metode)?\s*(?:bayar|pembayaran)(?:nya)?(?:\s+(?:pakai|pake|lewat|gimana|bagaimana).*)?\s*\??\s*$/giu,
      'cicilan',
    ],
  ],
  en: [
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
    [/\bovertime\s+(?:pay|hours?|wages?|rates?|rules?)\b/giu, 'overtime'],
    [/\b(?:residence|stay)\s+permits?\b/giu, 'kitas'],
    [/\be-?commerce\b/giu, 'electronic trading'],
    [/^\s*how\s+long\s*\??\s*$/giu, 'duration'],
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
