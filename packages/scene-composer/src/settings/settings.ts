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

const NAME_OF: ReadonlyMap<string, SettingName> = new Map(
  NAMES.flatMap((name) => SETTING_RECORDS[name].words.split(', ').map((word) => [word, name])),
)

/** The setting that words name; `afterPreposition` when they stand after "in", "at", "on" … */
export const settingOf = (words: string, afterPreposition: boolean): SettingName | undefined =>
  NAME_OF.get(words) ?? (afterPreposition ? NAME_OF.get(`~${words}`) : undefined)
