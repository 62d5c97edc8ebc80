/**
 * The content check's sentences in Indonesian. The check writes English; each pattern below is one of its sentences, with
 * `{}` for what it fills in. A sentence without a pattern is shown in English.
 */

/** English, Indonesian; the n-th `{}` of one is the n-th of the other, or `{n}` where the order differs. */
const sentences: readonly (readonly [english: string, indonesian: string])[] = [
  // Fields and their values
  ['{} is missing. Add it; {} explains the fields.', '{} belum diisi. Isilah.'],
  [
    '{} is missing. Write it, or remove the other files of {}.',
    '{} belum ada. Tulislah, atau hapus berkas lain dari {}.',
  ],
  [
    '{} must be a real day written as YYYY-MM-DD, for example 2026-11-01. Correct the value.',
    '{} harus tanggal yang ada, misalnya 2026-11-01. Perbaiki.',
  ],
  [
    '{} must be whole rupiah without dots or "Rp", for example 2900000. Correct the value.',
    '{} harus rupiah bulat, misalnya 2900000 atau 2.900.000. Perbaiki.',
  ],
  [
    '{} must stand in the title or in in_short, word for word. Correct the value.',
    '{} harus ada di judul atau di "Singkatnya", kata demi kata. Perbaiki.',
  ],
  ['{} must not be negative. Correct the value.', '{} tidak boleh di bawah nol. Perbaiki.'],
  [
    'A figure is a paragraph of its own. Put an empty line before and after it.',
    'Gambar berdiri sebagai paragraf sendiri. Beri baris kosong sebelum dan sesudahnya.',
  ],
  [
    'A figure can stand in an article, in the text of a service and on a page of the company. Take it out here.',
    'Gambar dapat ditaruh dalam artikel, teks layanan, dan halaman perusahaan. Hapus dari sini.',
  ],
  [
    'There is no figure {}. Write one of {}, or describe it in content/facts/figures.yaml.',
    'Tidak ada gambar {}. Tulis salah satu dari {}, atau uraikan di content/facts/figures.yaml.',
  ],
  [
    'There is no form {} above. Correct the id, or add it.',
    'Tidak ada bentuk {} di atas. Perbaiki id-nya, atau tambahkan.',
  ],
  ['The service {} has no step {}. Correct the id.', 'Layanan {} tidak punya langkah {}. Perbaiki id-nya.'],
  [
    '`deliverables` lists {} things, and `receives` of {} {} drawings. Name one for each there.',
    'Daftar yang diterima berisi {} hal, sedangkan `receives` di {} berisi {} gambar. Sebut satu untuk masing-masing.',
  ],
  ['There is no article or guide {}. Correct the id.', 'Tidak ada artikel atau panduan {}. Perbaiki id-nya.'],
  [
    '{} has no template "{}". Write the name that stands behind its fence, or remove the entry.',
    '{} tidak punya contoh "{}". Tulis nama yang ada di belakang pagarnya, atau hapus isiannya.',
  ],
  ['"{}" is described twice. Remove one of the entries.', '"{}" diuraikan dua kali. Hapus salah satunya.'],
  [
    'The template "{}" of {} is not described here, so the page of templates says neither what it is for nor its limits. Add it under the use that it serves.',
    'Contoh "{}" di {} belum diuraikan di sini, sehingga halaman contoh tidak menyebut kegunaan dan batasnya. Tambahkan di bawah keperluannya.',
  ],
  ['{} must not be empty. Correct the value.', '{} tidak boleh kosong. Isilah.'],
  [
    '{} must be lower-case letters, digits and single hyphens, for example pendirian-pt. Correct the value.',
    '{} hanya boleh huruf kecil, angka, dan tanda hubung tunggal, misalnya pendirian-pt. Perbaiki.',
  ],
  [
    '{} must be <regulation> or <regulation>#<article>, for example uu-40-2007#7. Correct the value.',
    '{} harus <peraturan> atau <peraturan>#<pasal>, misalnya uu-40-2007#7. Perbaiki.',
  ],
  [
    '{} must be a full address that starts with https://. Correct the value.',
    '{} harus alamat lengkap yang diawali https://. Perbaiki.',
  ],
  ['{} must be three sentences, one per line. Correct the value.', '{} harus tiga kalimat. Perbaiki.'],
  ['{} must be {} characters or fewer. Correct the value.', '{} paling banyak {} huruf. Pendekkan.'],
  ['{} must be true, or left out. Correct the value.', '{} harus "ya" atau tidak diisi. Perbaiki.'],
  ['{} must be a language code, for example id. Correct the value.', '{} harus kode bahasa, misalnya id. Perbaiki.'],
  ['{} must be an e-mail address. Correct the value.', '{} harus alamat surel. Perbaiki.'],
  ['{} must be five digits. Correct the value.', '{} harus lima angka. Perbaiki.'],
  ['{} must be a time such as 09:00. Correct the value.', '{} harus jam seperti 09:00. Perbaiki.'],
  [
    '{} must be the international number in digits alone, without a leading 0, +, spaces or letters, for example 6281234567890. Correct the value.',
    '{} harus nomor internasional, angka saja, tanpa 0 di depan, +, spasi, atau huruf, misalnya 6281234567890. Perbaiki.',
  ],
  ['{} must name at least one article. Correct the value.', '{} harus menyebut sedikitnya satu pasal. Isilah.'],
  [
    '{} must list two cases or more, or none: one is no choice. Correct the value.',
    '{} harus dua varian atau lebih, atau tidak ada: satu bukan pilihan. Perbaiki.',
  ],
  ['{} must have at least {} {}. Correct the value.', '{} harus punya sedikitnya {} isian. Tambahkan.'],
  ['{} must have at most {} {}. Correct the value.', '{} paling banyak {} isian. Kurangi.'],
  [
    '{} needs exactly one of amount_idr, range_idr and amount_unknown. Correct the value.',
    '{} harus punya tepat satu: jumlah, kisaran, atau "jumlah tidak diketahui". Perbaiki.',
  ],
  [
    '{} needs either `day`, or `from` and `days`. Correct the value.',
    '{} harus punya tanggal, atau "dari" dengan jumlah hari. Perbaiki.',
  ],
  [
    '{} needs exactly one way of dating. Correct the value.',
    '{} harus punya tepat satu cara penentuan hari. Perbaiki.',
  ],
  ['{} must be a text. Put the value in quotes.', '{} harus teks. Perbaiki.'],
  ['{} must be a number. Correct the value.', '{} harus angka. Perbaiki.'],
  ['{} must be a whole number. Correct the value.', '{} harus bilangan bulat. Perbaiki.'],
  [
    '{}: min must not be greater than max. Correct the value.',
    '{}: yang paling sedikit tidak boleh lebih besar dari yang paling banyak. Perbaiki.',
  ],
  ['{} must be {}. Correct the value.', '{} harus {}. Perbaiki.'],
  ['{} has no field {}. Rename or remove it; {} explains the fields.', '{} tidak mengenal isian {}. Hapus.'],
  [
    '{} is not a field here. Correct its spelling or remove it; {} explains the fields.',
    '{} bukan isian di sini. Hapus.',
  ],
  [
    'An invisible control character stands on this line. Delete the line and type it again.',
    'Ada tanda kendali yang tidak terlihat di baris ini. Hapus barisnya dan ketik lagi.',
  ],
  [
    'The file has {} bytes, more than {}. Shorten it or split it in several.',
    'Berkas ini {} bita, lebih dari {}. Pendekkan atau bagi menjadi beberapa.',
  ],
  // Days and reviews
  [
    '`review_due` must be later than `reviewed_on` ({}). Correct one of them.',
    '"Tinjau lagi" harus setelah "ditinjau pada" ({}). Perbaiki salah satu.',
  ],
  [
    'The change of {} lies before `published` ({}). Correct one of them.',
    'Perubahan {} lebih awal dari hari terbit ({}). Perbaiki salah satu.',
  ],
  ['{} lies in the future (today is {}). Correct the day.', '{} belum tiba (hari ini {}). Perbaiki tanggalnya.'],
  [
    'It comes into force on {}, so until then its state is known: not yet in force. Remove the line; what is not certain of its content is said in `state_note`.',
    'Berlaku mulai {}, jadi sampai saat itu keadaannya diketahui: belum berlaku. Hapus tanda ini; yang belum pasti dari isinya ditulis di "Catatan keadaan".',
  ],
  [
    'The page prints `checked_on` as the day of the check; "{}" is a second one. Take the day out, or say that it is the day of the source.',
    'Halaman sudah menampilkan tanggal pemeriksaan; "{}" adalah tanggal kedua. Hapus tanggalnya, atau sebut sebagai tanggal sumber.',
  ],
  [
    '{} lies before the day on which the text was first written ({}). Set the real day.',
    '{} lebih awal dari hari teks ini pertama ditulis ({}). Isi hari yang sebenarnya.',
  ],
  [
    'The review was due on {}. Review it and set `reviewed_on` and `review_due`.',
    'Peninjauan seharusnya dilakukan {}. Tinjau, lalu isi "ditinjau pada" dan "tinjau lagi".',
  ],
  [
    'The price expired on {}. Review the amounts and set a later day.',
    'Harga habis masa berlakunya pada {}. Tinjau jumlahnya dan isi hari yang lebih kemudian.',
  ],
  [
    '`price.valid_until` lies before `price.valid_from` ({}). Correct one of them.',
    'Akhir masa berlaku harga lebih awal dari awalnya ({}). Perbaiki salah satu.',
  ],
  [
    'The fee `{}` was to be checked again by {}. Look at its source and set `checked_on`.',
    'Biaya "{}" seharusnya diperiksa lagi paling lambat {}. Lihat sumbernya dan isi "diperiksa pada".',
  ],
  [
    'State and relations were to be compared with a public source again by {}. Do it and set `checked_on`.',
    'Keadaan dan hubungan peraturan ini seharusnya dibandingkan lagi paling lambat {}. Bandingkan dan isi "diperiksa pada".',
  ],
  [
    'To be compared with the official text again by {}: article {}. Set `certainty` and `checked_on` of each.',
    'Harus dibandingkan lagi dengan teks resmi paling lambat {}: pasal {}. Isi kepastian dan "diperiksa pada" tiap pasal.',
  ],
  [
    'This was to be compared with its sources again by {}. Compare it and set a later day.',
    'Ini seharusnya dibandingkan lagi dengan sumbernya paling lambat {}. Bandingkan dan isi hari yang lebih kemudian.',
  ],
  [
    '`{}` was revoked by `{}` on {}, after the review of {}. Review the text, correct its citations and set `reviewed_on`.',
    '"{}" dicabut oleh "{}" pada {}, setelah peninjauan {}. Tinjau teksnya, perbaiki kutipannya, dan isi "ditinjau pada".',
  ],
  // Citations, relations, ids
  [
    'The library has no regulation `{}`. Correct the id, or add it with npm run new -- regulation {}.',
    'Pustaka tidak punya peraturan "{}". Perbaiki, atau tambahkan peraturan itu dulu.',
  ],
  [
    'There is no regulation `{}` in the library. Correct the id or remove it.',
    'Pustaka tidak punya peraturan "{}". Perbaiki atau hapus.',
  ],
  [
    'There is no regulation `{}` in the library. Correct the id or remove the line.',
    'Pustaka tidak punya peraturan "{}". Perbaiki atau hapus.',
  ],
  [
    '`{}` has no article `{}`. Correct it, or add the article to {} and to its texts.',
    '"{}" tidak punya pasal "{}" di pustaka. Perbaiki, atau tambahkan pasal itu pada peraturannya dulu.',
  ],
  [
    '{} has no article {}. Correct it, or add the article to {} and to its texts.',
    '{} tidak punya pasal {} di pustaka. Perbaiki, atau tambahkan pasal itu pada peraturannya dulu.',
  ],
  [
    'The regulation `{}` is a draft. Publish it first, or cite another.',
    'Peraturan "{}" masih naskah. Terbitkan dulu, atau kutip yang lain.',
  ],
  [
    '`{}` is cited without an article. Name the one that says it, or set `citable_whole: true` in {} if services and terms may name it as a whole.',
    '"{}" dikutip tanpa pasal. Sebut pasalnya, atau izinkan kutipan tanpa pasal pada peraturan itu.',
  ],
  [
    '{} is cited here but not in {}. Cite it in both or in neither.',
    '{} dikutip di sini, tetapi tidak di {}. Kutip di keduanya atau hapus.',
  ],
  [
    '{} stands here but not in {}. Put it into both or into neither.',
    '{} ada di sini, tetapi tidak di {}. Tulis di keduanya atau hapus.',
  ],
  [
    '`{}` is not in `{}` of the labels. Correct it, or add it to labels.yaml of every language.',
    '"{}" tidak ada dalam daftar "{}". Perbaiki, atau tambahkan pada daftar nama.',
  ],
  [
    'There is no service `{}`. Correct the id; services are the folders of content/services.',
    'Tidak ada layanan "{}". Perbaiki.',
  ],
  ['There is no service `{}`. Correct the id.', 'Tidak ada layanan "{}". Perbaiki.'],
  [
    'There is no service `{}` whose price could be shown. Correct the id.',
    'Tidak ada layanan "{}" yang harganya dapat ditampilkan. Perbaiki.',
  ],
  [
    'There is no term `{}`. Correct the id; terms are the folders of content/glossary.',
    'Tidak ada istilah "{}". Perbaiki.',
  ],
  ['`{}` cannot refer to itself. Remove it.', '"{}" tidak dapat merujuk dirinya sendiri. Hapus.'],
  [
    '`{}` revokes `{}`, so its successor is more than reported. Remove it here.',
    '"{}" mencabut "{}", jadi penggantinya sudah pasti. Hapus di sini.',
  ],
  [
    '`{}` is in the library. Remove it here and write {} in {}.',
    '"{}" ada di pustaka. Hapus di sini dan tulis {} pada {}.',
  ],
  ['`{}` exists twice in `{}`. Rename or remove one.', '"{}" ada dua kali dalam "{}". Ubah atau hapus salah satu.'],
  // Both languages
  ['`{}` has no text for `{}` of {}. Add it.', '"{}" belum punya teks untuk "{}" dari {}. Tambahkan.'],
  ['`{}` is not in {}. Add it there or remove it here.', '"{}" tidak ada di {}. Tambahkan di sana atau hapus di sini.'],
  ['`{}` is not in {}. Add it there.', '"{}" tidak ada di {}. Tambahkan di sana.'],
  ['`{}` has {} entries here and {} in {}. Give both the same.', '"{}" punya {} isian di sini dan {} di {}. Samakan.'],
  [
    '`{}` has {} passages of {} here and {} in {}. Give both the same.',
    '"{}" punya {} bagian untuk {} di sini dan {} di {}. Samakan.',
  ],
  [
    '`{}` {} here and {} in {}. Write it in both or in neither.',
    '"{}" hanya ada di satu bahasa (bandingkan {4}). Tulis di keduanya atau hapus.',
  ],
  ['`{}` lacks the language `{}`. Add a line {} below it.', '"{}" belum punya bahasa "{}". Tambahkan.'],
  [
    '`previous.{}` is no change of {}. Name the day of a change, or remove it.',
    'Bunyi sebelumnya {} bukan hari perubahan di {}. Pakai hari perubahan, atau hapus.',
  ],
  [
    '`watch` stands either here or in {}. Write both, the words here and the days there, or neither.',
    'Pantauan hanya ada di sini atau di {}. Isi keduanya, kata-kata di sini dan hari di sana, atau hapus.',
  ],
  // Prices
  [
    'The amount of `{}` is a range. Say under it with `varies_by` what decides, for example varies_by: "jumlah halaman". Doubt about a tariff is no range: write one amount and confirmed: false.',
    'Jumlah "{}" berupa kisaran. Tulis di "Tergantung" apa yang menentukan, misalnya jumlah halaman. Tarif yang meragukan bukan kisaran: tulis satu jumlah dan hapus centang "terkonfirmasi".',
  ],
  ['The amount of `{}` is no range. Remove `varies_by`.', 'Jumlah "{}" bukan kisaran. Kosongkan "Tergantung".'],
  [
    "The state fee `{}` has no `regulation`. Add the tariff's legal basis, for example regulation: pp-45-2024.",
    'Biaya negara "{}" belum punya peraturan. Pilih dasar hukum tarifnya.',
  ],
  [
    'The state fee `{}` has no `checked_on`. Add the day on which the amount was last seen, or looked for.',
    'Biaya negara "{}" belum punya "diperiksa pada". Isi hari jumlahnya terakhir dilihat atau dicari.',
  ],
  [
    'The state fee `{}` bears no value-added tax. Write tax: none.',
    'Biaya negara "{}" tidak dikenai PPN. Pilih "tanpa PPN".',
  ],
  [
    '`{}` is our own fee, so `{}` does not belong to it. Remove it, or correct `party`.',
    '"{}" adalah biaya kami, jadi "{}" tidak berlaku. Kosongkan, atau perbaiki "dibayar kepada".',
  ],
  [
    '`{}` is our own fee: whether it bears tax is known. Write tax: included, excluded or none.',
    '"{}" adalah biaya kami: pajaknya pasti. Pilih termasuk, ditambahkan, atau tanpa PPN.',
  ],
  [
    '`{}` is our own fee, so its amount is known. Write amount_idr or range_idr instead.',
    '"{}" adalah biaya kami, jadi jumlahnya diketahui. Isi jumlah atau kisaran.',
  ],
  [
    '`{}` is unconfirmed, but has no day. Add `checked_on`, or confirm it.',
    '"{}" belum terkonfirmasi, tetapi tanpa tanggal. Isi "diperiksa pada", atau centang terkonfirmasi.',
  ],
  [
    '`review_due` of `{}` must be later than its `checked_on`. Correct one of them.',
    '"Tinjau lagi" dari "{}" harus setelah "diperiksa pada". Perbaiki salah satu.',
  ],
  [
    '`previous_until` of `{}` has no `previous_idr`. Add the former amount or remove the day.',
    '"{}" punya akhir tarif sebelumnya tanpa jumlahnya. Isi jumlahnya atau kosongkan tanggalnya.',
  ],
  [
    'The lowest amount of `{}` is above the highest. Swap them.',
    'Jumlah terendah "{}" lebih besar dari yang tertinggi. Tukar.',
  ],
  [
    'The smallest quantity of `{}` is above the largest. Swap them.',
    'Jumlah paling sedikit "{}" lebih besar dari yang paling banyak. Tukar.',
  ],
  [
    '`{}` belongs to the variant `{}`, which `variants` does not list. Correct it or add the variant.',
    '"{}" termasuk varian "{}", yang tidak ada dalam daftar varian. Perbaiki atau tambahkan variannya.',
  ],
  // Text
  ['There is no text below the front matter. Write it.', 'Teksnya masih kosong. Tulislah.'],
  [
    'HTML is not allowed here ({}). Write Markdown, or put it between backticks to show it.',
    'HTML tidak boleh dipakai di sini ({}). Tulis dengan Markdown.',
  ],
  [
    'The image {} has no alternative text. Describe it: ![what it shows]({}).',
    'Gambar {} belum punya uraian. Uraikan isinya: ![isi gambar]({}).',
  ],
  [
    'The image {} does not exist. Put the file into public/ or correct the address.',
    'Gambar {} tidak ada. Tambahkan gambarnya atau perbaiki alamatnya.',
  ],
  [
    'The heading {} stands in a field. Write a plain paragraph instead.',
    'Judul bagian {} tidak boleh di isian ini. Tulis paragraf biasa.',
  ],
  [
    'The heading {} has one #, which the title of the page has. Begin with ##.',
    'Judul bagian {} memakai satu #, yang dipakai judul halaman. Mulai dengan ##.',
  ],
  [
    'The heading {} skips a level. Write {} instead of {}.',
    'Judul bagian {} melompati satu tingkat. Tulis {}, bukan {}.',
  ],
  [
    'A heading stands inside a list or a quotation. Take it out.',
    'Ada judul bagian di dalam daftar atau kutipan. Keluarkan.',
  ],
  [
    'A citation is followed by a bracket, so it reads as a link. Put a space between them.',
    'Kutipan langsung diikuti tanda kurung, jadi terbaca sebagai tautan. Beri spasi.',
  ],
  [
    '{} is no known notation. Write [[regulation#article]], {{price:service#line}} or {{total:service}}.',
    '{} bukan notasi yang dikenal. Tulis [[peraturan#pasal]], {{price:layanan#baris}}, atau {{total:layanan}}.',
  ],
  [
    'This field is not Markdown, so a notation in it would be shown as it is. Write it out in words.',
    'Isian ini teks biasa, jadi notasi akan tampil apa adanya. Tulis dengan kata-kata.',
  ],
  [
    'A template is plain text, so a notation in it would be shown as it is. Write it out in words.',
    'Naskah contoh adalah teks biasa, jadi notasi akan tampil apa adanya. Tulis dengan kata-kata.',
  ],
  [
    'The template has no name. Write it behind the fence: ```template Surat somasi.',
    'Naskah contoh belum punya nama. Tulis di belakang pagarnya: ```template Surat somasi.',
  ],
  [
    '"{}" is a word of advertising. Say what is done instead, or put it in quotation marks where you speak of the word itself.',
    '"{}" adalah kata iklan. Tulis apa yang dikerjakan, atau beri tanda kutip jika yang dibicarakan kata itu sendiri.',
  ],
  ['"{}" is a word that content/terms.yaml avoids. {}', 'Kata "{}" dihindari di situs ini. {}'],
  [
    'The text has {} words, fewer than {}. Answer the question in full, or write `draft: true` in the facts until it does.',
    'Teks ini {} kata, kurang dari {}. Jawab pertanyaannya dengan lengkap, atau biarkan sebagai naskah dulu.',
  ],
  [
    'The text cites {} {} of law, fewer than {}. Name the articles on which it rests: [[uu-40-2007#7]].',
    'Teks ini mengutip {1} pasal, kurang dari {3}. Sebut pasal yang menjadi dasarnya: [[uu-40-2007#7]].',
  ],
  [
    '{} has {} characters{}; search engines cut it after {}. Shorten it by {}; keep the words that people search for at its beginning.',
    '{1} punya {2} huruf{3}; mesin pencari memotongnya setelah {4}. Kurangi {5} huruf; kata yang dicari orang tetap di depan.',
  ],
  [
    '{} is also the {} of {}. Give each page words of its own: they stand beside each other in search results.',
    '{1} sama dengan yang di {3}. Beri tiap halaman kata-katanya sendiri: keduanya berdampingan di hasil pencarian.',
  ],
  [
    'There is no such number in {}. Correct the name or the field.',
    'Tidak ada angka itu di {}. Perbaiki nama atau isiannya.',
  ],
  [
    'States {} of "{}", but {} says {}. Correct the one that is wrong.',
    'Di sini tertulis {1} untuk "{2}", tetapi di {3} tertulis {4}. Perbaiki yang salah.',
  ],
  ['{} states "{}" in these words. Correct them.', '{1} menyatakan "{2}" dengan kata-kata ini. Perbaiki.'],
  [
    '"{}" ({}) must stand here as in the other places that {} lists. Write it, or change it there and in all of them.',
    '"{1}" ({2}) harus tertulis di sini seperti di tempat lain menurut {3}. Tulislah, atau ubah semuanya.',
  ],
  [
    'There is no duty `{}` above. Correct the id, or add it.',
    'Tidak ada kewajiban "{}" di atas. Perbaiki, atau tambahkan.',
  ],
  [
    'The service `{}` has no price line `{}`. Correct it; lines are in {}.',
    'Layanan "{}" tidak punya baris harga "{}". Perbaiki.',
  ],
  [
    'The image {} lies elsewhere. Put it into public/ and write its address from there, beginning with /.',
    'Gambar {} berada di situs lain. Tambahkan gambarnya ke situs ini, lalu pakai alamatnya yang diawali /.',
  ],
  // Links
  [
    'The link {} leads to no page. The {} of labels.yaml are {}. Correct it or remove the link.',
    'Tautan {1} tidak menuju halaman mana pun. Yang ada: {3}. Perbaiki atau hapus tautannya.',
  ],
  [
    'The link {} leads to no page. Correct it or remove the link.',
    'Tautan {} tidak menuju halaman mana pun. Perbaiki atau hapus tautannya.',
  ],
  ['The link {} names this site itself. Write {} instead.', 'Tautan {} menyebut situs ini sendiri. Tulis {} saja.'],
  ['The link {} is not encrypted. Write https:// instead.', 'Tautan {} tidak terenkripsi. Tulis https://.'],
  [
    'The link {} leads nowhere. Begin it with / for a page of this site or with https:// for another.',
    'Tautan {} tidak menuju ke mana pun. Awali dengan / untuk halaman situs ini, atau https:// untuk situs lain.',
  ],
  [
    "The link {} names a language. Write {}; it is made to point into the reader's language.",
    'Tautan {} menyebut bahasa. Tulis {}; bahasanya mengikuti pembaca.',
  ],
  ['The link {} ends in a slash. Write {}.', 'Tautan {} berakhir dengan garis miring. Tulis {}.'],
  [
    'The file {} does not exist. Put it into public/ or correct the address.',
    'Berkas {} tidak ada. Tambahkan atau perbaiki alamatnya.',
  ],
  [
    'The link {} leads to a draft or to a page of a later day. Publish that first or remove the link.',
    'Tautan {} menuju naskah atau halaman yang terbit kemudian. Terbitkan dulu atau hapus tautannya.',
  ],
  [
    'The page has no heading {}. Known ones are {}. Correct it or remove what follows the #.',
    'Halaman itu tidak punya judul bagian {}. Yang ada: {}. Perbaiki atau hapus yang setelah #.',
  ],
  // Adding, deleting and renaming
  ['There is no entry {}.', 'Entri {} tidak ada.'],
  ['{} is named by the program.', '{} disebut oleh program, jadi tidak dapat dihapus.'],
  ['Only a draft can be given another id.', 'Hanya naskah yang dapat diberi id lain.'],
  [
    'The id {} must be lower-case letters, digits and single hyphens, for example pendirian-pt.',
    'Id {} hanya boleh huruf kecil, angka, dan tanda hubung tunggal, misalnya pendirian-pt.',
  ],
  ['The id {} belongs to a page of the site. Choose another.', 'Id {} dipakai halaman situs ini. Pilih yang lain.'],
  ['There is an entry {} already. Choose another id.', 'Entri {} sudah ada. Pilih id lain.'],
  [
    '{} exists already. Choose another id, or edit that file.',
    '{} sudah ada. Pilih id lain, atau buka entri itu di sebelah kiri.',
  ],
  [
    'The content needs {} before this entry can be made.',
    'Isi situs ini membutuhkan {} sebelum entri ini dapat dibuat.',
  ],
  [
    'The name of a picture is lower-case letters, digits and hyphens, ending in .png, .jpg, .webp, .avif or .svg.',
    'Nama gambar hanya huruf kecil, angka, dan tanda hubung, dengan akhiran .png, .jpg, .webp, .avif, atau .svg. Ganti nama berkasnya.',
  ],
  ['The picture has {} bytes; {} are allowed.', 'Gambar ini {} bita; yang diperbolehkan {}. Kecilkan.'],
  ['A picture {} exists already. Choose another name.', 'Gambar {} sudah ada. Pilih nama lain.'],
  [
    'The PDF has {} MB, more than 25 MB. Make it smaller, for example by reducing its pictures.',
    'PDF ini {} MB, lebih dari 25 MB. Kecilkan, misalnya gambar-gambarnya.',
  ],
  ['The file is not a PDF. Replace it with one.', 'Berkas ini bukan PDF. Pilih berkas PDF.'],
  [
    'The PDF is broken or incomplete. Save it again from the program that made it.',
    'PDF ini rusak atau tidak lengkap. Simpan lagi dari program yang membuatnya.',
  ],
  [
    'The PDF is encrypted. Save it without a password or restrictions.',
    'PDF ini dikunci. Simpan tanpa kata sandi dan tanpa pembatasan.',
  ],
  // Interface texts
  ['`{}` is empty. Write the text, or remove the key from every language.', '"{}" kosong. Tulis teksnya.'],
  ['`{}` is missing in {}. Add it there.', '"{}" belum ada di {}. Tambahkan di sana.'],
  [
    '`{}` lacks the placeholder {{{}}} that {} has. Use the same in both.',
    '"{1}" tidak memuat {{{2}}} yang ada di {3}. Pakai yang sama di keduanya.',
  ],
]

const patterns = sentences.map(([english, indonesian]) => ({
  pattern: new RegExp(`^${english.split(hole()).map(escaped).join('(.+?)')}$`, 's'),
  indonesian,
}))

/** The sentence in Indonesian; itself where it is not known. */
export function inIndonesian(sentence: string): string {
  for (const { pattern, indonesian } of patterns) {
    const found = pattern.exec(sentence)
    if (!found) continue
    let next = 0
    return indonesian.replace(/(?<!\{)\{(\d?)\}(?!\})|(?<=\{\{)\{(\d?)\}(?=\}\})/g, (_hole, first, second) => {
      const named = first || second
      return found[named ? Number(named) : ++next] ?? ''
    })
  }
  return sentence
}

/** `{}` that is not part of a notation such as `{{total:x}}`. */
function hole(): RegExp {
  return /(?<!\{)\{\}(?!\})|(?<=\{\{)\{\}(?=\}\})/
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
