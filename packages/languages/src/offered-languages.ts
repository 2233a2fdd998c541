import { LANGUAGES, type Language } from './languages.ts'

/**
 * The languages that people get and can choose. It is English only while `tools/not-translated-yet.ts` names
 * files, as no page is shown half translated; the check says so. Alone in its file, which every page loads.
 */
export const OFFERED_LANGUAGES: readonly Language[] = LANGUAGES.map(({ tag }) => tag)

/** @param offered other than these only for a test */
export const isOffered = (
  tag: unknown,
  offered: readonly Language[] = OFFERED_LANGUAGES,
): tag is Language => offered.some((language) => language === tag)
