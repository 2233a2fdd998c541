import { OFFERED_LANGUAGES } from '@memesmith/languages'

/** Whether there is a language to choose: with English only there is none, except in development. */
export const HAS_LANGUAGE_CHOICE = import.meta.env.DEV || OFFERED_LANGUAGES.length > 1
