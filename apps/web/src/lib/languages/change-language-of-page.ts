import { directionOf, isLanguage, SOURCE_LANGUAGE } from '@memesmith/languages'
import { speak } from './i18n.ts'
import { loadMessages } from './load-messages.ts'

/** Puts the page into a language; into English if there is no such, or if it can't be loaded. */
export async function changeLanguageOfPage(wanted: string): Promise<void> {
  let language: string = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE
  try {
    speak(language, await loadMessages(language))
  } catch {
    language = SOURCE_LANGUAGE
    speak(language)
  }
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) })
}
