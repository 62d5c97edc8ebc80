/** Looks interface texts up. Pure: dictionaries come in, sentences go out. */
import type dictionaryOfDefaultLanguage from '../../public/assets/i18n/id.json'
import { formatDay, formatRupiahRange, formatWhole, pluralForm } from '../lib/format.ts'
import { type Language, languageTraits } from './languages.ts'
import { localizedPath } from './paths.ts'

/** Flat dotted keys; a key that is not in the Indonesian dictionary fails the type check. */
export type TextKey = keyof typeof dictionaryOfDefaultLanguage

/** The part before `.other` of the keys that come in plural forms. */
export type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never

export type Dictionary = Readonly<Record<string, string>>

/** Values for the `{{name}}` placeholders of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/** What a lookup of texts knows of its language, so that nothing needs the language beside it. */
export interface InLanguage {
  readonly language: Language
  /** For what `Intl` alone can write, as BCP 47 says it. */
  readonly locale: string
  /** A calendar day given as `YYYY-MM-DD`, for example `1 November 2026`. */
  readonly day: (day: string, month?: 'long' | 'short') => string
  /** Whole rupiah, for example `Rp2.900.000`; with a second amount a span, unless both are equal. */
  readonly money: (minIdr: number, maxIdr?: number) => string
  /** The address of a neutral path, such as `/layanan`. */
  readonly href: (path: string) => string
}

export interface Translate extends InLanguage {
  (key: TextKey, values?: TextValues): string
  /** The form of a text for a whole number; the number itself is the placeholder `{{count}}`. */
  count(key: PluralKey, count: number, values?: TextValues): string
}

/**
 * Makes the lookup for one language.
 *
 * Order (specification, section 8): the first dictionary that has the key, an empty string counting as present;
 * else 'missing translation for key: ' and the key. A placeholder without a value stays as it is.
 *
 * @param find returns the text of a key, or `undefined`; it may look through several dictionaries.
 */
export function createTranslate(language: Language, find: (key: string) => string | undefined): Translate {
  const translate = (key: string, values: TextValues = {}) => {
    const text = find(key)
    if (text === undefined) return `missing translation for key: ${key}`
    return text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (placeholder, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : placeholder,
    )
  }
  const { locale } = languageTraits[language]
  const count = (key: string, amount: number, values?: TextValues) => {
    const exact = `${key}.${pluralForm(amount, locale)}`
    const form = find(exact) === undefined ? `${key}.other` : exact
    return translate(form, { ...values, count: formatWhole(amount, locale) })
  }
  return Object.assign(translate, { count }, inLanguage(language))
}

function inLanguage(language: Language): InLanguage {
  const { locale } = languageTraits[language]
  return {
    language,
    locale,
    day: (day, month) => formatDay(day, locale, month),
    money: (minIdr, maxIdr = minIdr) => formatRupiahRange(minIdr, maxIdr, locale),
    href: (path) => localizedPath(path, language),
  }
}
