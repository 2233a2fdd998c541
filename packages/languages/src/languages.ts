/** A language of the product. */
export interface LanguageRecord {
  /** BCP 47, as in `lang`; the name of its folder in `catalogs/`. */
  readonly tag: string
  /** Its name in itself. */
  readonly name: string
}

/** The language of the source code. */
export const SOURCE_LANGUAGE = 'en'

/** Every language of the product, in the order in which people choose from them. */
export const LANGUAGES = [
  { tag: SOURCE_LANGUAGE, name: 'English' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'id', name: 'Bahasa Indonesia' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'pt-BR', name: 'Português (Brasil)' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ja', name: '日本語' },
  { tag: 'ko', name: '한국어' },
  { tag: 'zh-Hans', name: '简体中文' },
] as const satisfies readonly LanguageRecord[]

/** The tag of a language of the product. */
export type Language = (typeof LANGUAGES)[number]['tag']

/** Whether this is the tag of a language of the product. */
export const isLanguage = (tag: unknown): tag is Language =>
  LANGUAGES.some((language) => language.tag === tag)

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar']

/** The value of `dir` for a page in this language. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(tag) ? 'rtl' : 'ltr'
