import { isOffered, LANGUAGES, type LanguageRecord } from '@memesmith/languages'

/** The languages that people can choose; in development also those to come, and the pseudo-language. */
export const LANGUAGE_CHOICES: readonly LanguageRecord[] = import.meta.env.DEV
  ? [...LANGUAGES, { tag: 'en-XA', name: 'Pseudo-language' }]
  : LANGUAGES.filter(({ tag }) => isOffered(tag))
