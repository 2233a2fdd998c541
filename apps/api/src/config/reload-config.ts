import { type Config, configOf, loadConfig } from './config.ts'
import { SETTINGS_BY_NAME } from './settings.ts'

/** Names of settings. */
interface Reloaded {
  /** Those that hold now. */
  readonly changed: readonly string[]
  /** Those that hold after a restart. */
  readonly needRestart: readonly string[]
}

/**
 * Reads the settings that may change while the server runs again, from `.env`: those of the process's
 * environment can't change. Whatever uses one reads its field of the configuration each time.
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
