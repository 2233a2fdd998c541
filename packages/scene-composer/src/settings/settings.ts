/** Every setting, and the indexes that are derived from the records. */
import type { SettingName } from '@memesmith/scenes'
import { INDOOR_SETTINGS } from './indoor-settings.ts'
import { OUTDOOR_SETTINGS } from './outdoor-settings.ts'
import type { SettingRecord } from './setting-record.ts'

/** What is known of each setting. */
export const SETTING_RECORDS: Readonly<Record<SettingName, SettingRecord>> = {
  ...INDOOR_SETTINGS,
  ...OUTDOOR_SETTINGS,
}

const NAMES = Object.keys(SETTING_RECORDS).filter(
  (name): name is SettingName => name in SETTING_RECORDS,
)

const namesByWord = (wordsOf: (record: SettingRecord) => string | undefined) =>
  new Map(
    NAMES.flatMap((name) =>
      (wordsOf(SETTING_RECORDS[name])?.split(', ') ?? []).map((word) => [word, name] as const),
    ),
  )

const ANYWHERE = namesByWord(({ words }) => words)
const AFTER_PREPOSITION = namesByWord(({ wordsAfterPreposition }) => wordsAfterPreposition)

/** The setting that words name; `afterPreposition` when they stand after "in", "at", "on" … */
export function settingOf(words: string, afterPreposition: boolean): SettingName | undefined {
  return ANYWHERE.get(words) ?? (afterPreposition ? AFTER_PREPOSITION.get(words) : undefined)
}
