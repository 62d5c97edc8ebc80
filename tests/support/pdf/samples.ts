/**
 * Sample documents of the pdf.js test corpus and how each ends in a bare page of pdf.js 6.5.438, which is how it must end
 * in the viewer. The files are not part of the project.
 */

export interface Sample {
  readonly name: string
  readonly state: 'ready' | 'password' | 'error'
  /** Opens a document of the state `password`. */
  readonly password?: string
}

export const samples: readonly Sample[] = [
  { name: 'ArabicCIDTrueType.pdf', state: 'ready' },
  { name: 'ThuluthFeatures.pdf', state: 'ready' },
  { name: 'arial_unicode_en_cidfont.pdf', state: 'ready' },
  { name: 'basicapi.pdf', state: 'ready' },
  { name: 'bug1782186.pdf', state: 'password', password: 'Hello' },
  { name: 'bug_jpx.pdf', state: 'ready' },
  { name: 'empty.pdf', state: 'ready' },
  { name: 'extract_link.pdf', state: 'ready' },
  { name: 'file_pdfjs_form.pdf', state: 'ready' },
  { name: 'helloworld-bad.pdf', state: 'ready' },
  { name: 'issue15893_reduced.pdf', state: 'password', password: 'test' },
  { name: 'issue6010_1.pdf', state: 'password', password: 'abc' },
  { name: 'issue6010_2.pdf', state: 'password', password: 'æøå' },
  { name: 'issue7200.pdf', state: 'ready' },
  { name: 'jbig2_symbol_offset.pdf', state: 'ready' },
  { name: 'labelled_pages.pdf', state: 'ready' },
  { name: 'mixedfonts.pdf', state: 'ready' },
  { name: 'nested_outline.pdf', state: 'ready' },
  { name: 'outlines_se.pdf', state: 'ready' },
  { name: 'paragraph_and_link.pdf', state: 'ready' },
  { name: 'poppler-395-0-fuzzed.pdf', state: 'error' },
  { name: 'poppler-742-0-fuzzed.pdf', state: 'error' },
  { name: 'poppler-85140-0.pdf', state: 'ready' },
  { name: 'poppler-91414-0-53.pdf', state: 'ready' },
  { name: 'rotated.pdf', state: 'ready' },
  { name: 'rotation.pdf', state: 'ready' },
  { name: 'scan-bad.pdf', state: 'ready' },
  { name: 'tagged_stamp.pdf', state: 'ready' },
  { name: 'tracemonkey.pdf', state: 'ready' },
  { name: 'tracemonkey_a11y.pdf', state: 'ready' },
  { name: 'vertical.pdf', state: 'ready' },
  { name: 'xfa_issue14315.pdf', state: 'ready' },
]
