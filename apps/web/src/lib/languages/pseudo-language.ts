/**
 * A language for developers: English with accents, 40 % longer. What has no accents is not translated,
 * and what overflows would also overflow in German.
 */
import { choiceInCookies, isChoices } from '@memesmith/languages'
import { i18n, type Message, speak } from './i18n.ts'

/** The tag that others use for accented English. */
export const PSEUDO_LANGUAGE = 'en-XA'
/** How much longer texts become, as a fraction. */
const LONGER = 0.4

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
}

/**
 * Puts all texts into this language if somebody has chosen it.
 *
 * @returns whether somebody has
 */
export function speakPseudo(): boolean {
  if (choiceInCookies(document.cookie) !== PSEUDO_LANGUAGE) return false
  const { _: inEnglish } = i18n
  i18n._ = ({ message, ...rest }) => inEnglish({ ...rest, message: pseudoOf(message) })
  speak(PSEUDO_LANGUAGE)
  document.documentElement.lang = PSEUDO_LANGUAGE
  return true
}

/** @param message compiled; its tags and values are kept */
export function pseudoOf(message: Message['message']): Message['message'] {
  if (typeof message === 'string') return longer(message)
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' ? token : longer(token)
    const [name, kind, choices] = token
    if (!isChoices(choices)) return token
    const entries = Object.entries(choices).map(([key, each]) => [key, each && pseudoOf(each)])
    return [name, kind ?? '', Object.fromEntries(entries)]
  })
}

function longer(text: string): string {
  if (text.trim() === '') return text
  const accented = text
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? part : part.replace(/\w/g, (it) => ACCENTS[it] ?? it)))
    .join('')
  return accented + '~'.repeat(Math.ceil([...text].length * LONGER))
}
