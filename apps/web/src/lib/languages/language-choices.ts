import { LANGUAGES, type LanguageRecord } from '@memesmith/languages'

/** The languages that people can choose; in development also the pseudo-language. */
export const LANGUAGE_CHOICES: readonly LanguageRecord[] = import.meta.env.DEV
  ? [...LANGUAGES, { tag: 'en-XA', name: 'Pseudo-language' }]
  : LANGUAGES
