import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from './languages.ts'

/** How long a header or a list of wishes is read; nobody reads more languages. */
const MAX_WISHES = 50

/**
 * The language for somebody who wants these, most wanted first. A dialect that the product does not
 * have is replaced by its language: Portuguese of Portugal by that of Brazil.
 */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes.slice(0, MAX_WISHES)) {
    const found = languageFor(wish)
    if (found !== undefined) return found
  }
  return SOURCE_LANGUAGE
}

function languageFor(wish: string): Language | undefined {
  if (isLanguage(wish)) return wish
  const language = mainPartOf(wish)
  return LANGUAGES.find(({ tag }) => mainPartOf(tag) === language)?.tag
}

/** `pt` of `pt-PT`. Indonesian was `in` once, and some devices still say so. */
function mainPartOf(tag: string): string {
  const part = tag.split('-', 1)[0]?.toLowerCase() ?? ''
  return part === 'in' ? 'id' : part
}

/** The languages of an `Accept-Language` header, most wanted first. */
export function readAcceptLanguage(header: string): string[] {
  return header
    .split(',', MAX_WISHES)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
