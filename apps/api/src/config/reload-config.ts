import { type Config, configOf, loadConfig } from './config.ts'
import { SETTINGS_BY_NAME } from './settings.ts'

/** Names of settings. */
interface Reloaded {
  /** The settings that took effect. */
  readonly changed: readonly string[]
  /** The settings that need a restart. */
  readonly needRestart: readonly string[]
}

/**
 * Reads again, from `.env`, the settings that may change while the server runs; the process's own
 * environment can't change. Code that uses such a setting reads it from the configuration each time.
 *
 * @param config the configuration of the server, which is changed
 * @throws Error as `loadConfig` does; nothing is changed then
 */
export function reloadConfig(config: Config, load = loadConfig): Reloaded {
  const before: Readonly<Record<string, unknown>> = config.settings
  const after: Readonly<Record<string, unknown>> = load().settings
  const all = [...SETTINGS_BY_NAME].filter(([name]) => after[name] !== before[name])
  const changed = all.flatMap(([name, { isReloaded }]) => (isReloaded ? [name] : []))
  const values = Object.fromEntries(changed.map((name) => [name, after[name]]))
  Object.assign(config, configOf({ ...config.settings, ...values }))
  const needRestart = all.flatMap(([name, { isReloaded }]) => (isReloaded ? [] : [name]))
  return { changed, needRestart }
}
