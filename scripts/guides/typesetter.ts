/** Sets guides as PDFs for readers of every kind with Typst, compiled to WebAssembly: no browser, no binary for each platform. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import initialize, { TypstCompilerBuilder, TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { type GuideDocument, textOfDocument } from './guide-document.ts'
import { declarePdfUa } from './pdf-ua.ts'

const fontFamily = 'Plus Jakarta Sans'
const fontFiles = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic', '800ExtraBold']
const mainFile = '/guide.typ'
/** Diagnostics as objects, of which the message is read. */
const asObjects = 1

export interface Typesetter {
  /**
   * The same document always gives the same bytes.
   * Rejects with an Error that names the guide's file, when a character has no glyph, the template fails or the result
   * does not conform to PDF/UA-1.
   */
  readonly typeset: (document: GuideDocument) => Promise<Uint8Array>
}

/** @throws Error when a font is missing or is not the one that the template asks for. */
export async function createTypesetter(): Promise<Typesetter> {
  const require = createRequire(import.meta.url)
  const wasm = readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  await initialize({ module_or_path: wasm })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const fonts = fontFiles.map((name) => readFont(require, name))
  for (const font of fonts) await builder.add_raw_font(font)
  const compiler = await builder.build()
  compiler.add_source(mainFile, readFileSync(new URL('./template.typ', import.meta.url), 'utf8'))
  const hasGlyph = glyphs(fonts)
  return {
    async typeset(document) {
      refuseMissingGlyphs(document, hasGlyph)
      const inputs = [['guide', JSON.stringify(document)]]
      const { result, diagnostics } = compiler.compile(mainFile, inputs, 'pdf', asObjects) as Outcome
      if (!result || diagnostics?.length) {
        throw new Error(`${document.file}: the PDF cannot be made. ${JSON.stringify(diagnostics)}`)
      }
      return declarePdfUa(result, document.language).catch((cause) => {
        throw new Error(`${document.file}: the PDF cannot be published. ${cause.message}`, { cause })
      })
    },
  }
}

interface Outcome {
  readonly result?: Uint8Array
  readonly diagnostics?: readonly unknown[]
}

function readFont(require: NodeJS.Require, name: string): Buffer {
  const file = `@expo-google-fonts/plus-jakarta-sans/${name}/PlusJakartaSans_${name}.ttf`
  try {
    return readFileSync(require.resolve(file))
  } catch (cause) {
    throw new Error(`The font ${file} is missing. Run npm ci.`, { cause })
  }
}

interface FontInfo {
  /** `coverage`: how many code points, alternately, the font lacks and has, from U+0000 on. */
  readonly info: readonly { readonly family: string; readonly coverage: readonly number[] }[]
}

/** Whether every one of the fonts can draw a character: texts may be of any of their weights. */
function glyphs(fonts: readonly Uint8Array[]): (codePoint: number) => boolean {
  const reader = new TypstFontResolverBuilder()
  const covered = fonts.map((font) => {
    const [face] = (reader.get_font_info(font) as FontInfo).info
    if (face?.family !== fontFamily) throw new Error(`A font of the guides is ${face?.family}, not ${fontFamily}.`)
    const ends: number[] = []
    let end = 0
    for (const run of face.coverage) {
      end += run
      ends.push(end)
    }
    // The first run ends where the first covered one begins, so covered runs have odd places.
    return (codePoint: number) => ends.findIndex((next) => codePoint < next) % 2 === 1
  })
  return (codePoint) => covered.every((has) => has(codePoint))
}

function refuseMissingGlyphs(document: GuideDocument, hasGlyph: (codePoint: number) => boolean): void {
  const missing = new Set([...textOfDocument(document)].filter((character) => !hasGlyph(character.codePointAt(0) ?? 0)))
  missing.delete('\n')
  if (missing.size === 0) return
  const names = [...missing].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `"${character}" (U+${code})`
  })
  throw new Error(`${document.file}: the font ${fontFamily} has no ${names.join(', ')}. Write it in words.`)
}
