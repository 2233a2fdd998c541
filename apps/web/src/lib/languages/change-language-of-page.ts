import { directionOf, isLanguage, SOURCE_LANGUAGE } from '@memesmith/languages'
import { speak } from './i18n.ts'
import { loadMessages } from './load-messages.ts'
import { speakTemplates } from './template-texts.ts'

/** Puts the page into a language; into English if there is no such, or if it can't be loaded. */
export async function changeLanguageOfPage(wanted: string): Promise<void> {
  let language: string = isLanguage(wanted) ? wanted : SOURCE_LANGUAGE
  try {
    const [messages, templates] = await Promise.all([
      loadMessages(language),
      loadMessages(language, 'templates'),
    ])
    speak(language, messages)
    speakTemplates(templates)
  } catch {
    language = SOURCE_LANGUAGE
    speak(language)
  }
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) })
}
