import { type Language, SOURCE_LANGUAGE } from '../src/languages.ts'

/**
 * Says which languages are offered too early: pages would be half in them and half in English.
 *
 * @param waiting the files whose texts are not messages yet
 */
export function findHalfTranslated(
  offered: readonly Language[],
  waiting: readonly string[],
): readonly string[] {
  const others = offered.filter((tag) => tag !== SOURCE_LANGUAGE)
  return others.length === 0 || waiting.length === 0
    ? []
    : [
        `OFFERED_LANGUAGES offers ${others.join(', ')}, but not-translated-yet.ts still names ${waiting.length} files and folders: a page would be half translated`,
      ]
}
