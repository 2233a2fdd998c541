import { choiceInCookies } from '@memesmith/languages'
import { speak } from './i18n.ts'

/**
 * Puts all texts into the language that somebody has chosen in this browser, or else into that of the
 * page, which the server chose by the browser's languages.
 *
 * @returns whether the server sent the page in that language
 */
export async function speakLanguageOfPage(): Promise<boolean> {
  const { lang } = document.documentElement
  // A page that the service worker kept may be from before the choice.
  const choice = choiceInCookies(document.cookie)
  const wanted = choice ?? lang
  if (import.meta.env.DEV && (await import('./pseudo-language.ts')).speakPseudo()) return false
  if (wanted === 'en' && lang === 'en') speak('en')
  else {
    await import('./change-language-of-page.ts').then(
      ({ changeLanguageOfPage }) => changeLanguageOfPage([wanted, lang]),
      () => speak('en'),
    )
  }
  return document.documentElement.lang === lang
}
