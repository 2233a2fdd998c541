import { directionOf, isLanguage, SOURCE_LANGUAGE } from '@memesmith/languages'
import { speak } from './i18n.ts'
import { loadMessages } from './load-messages.ts'
import { speakTemplates } from './template-texts.ts'

/**
 * Puts the page into the first of these that is a language of the product; into English if none is, or if it
 * can't be loaded.
 */
export async function changeLanguageOfPage(wanted: readonly string[]): Promise<void> {
  let language = wanted.find(isLanguage) ?? SOURCE_LANGUAGE
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
