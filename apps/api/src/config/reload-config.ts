import { type Config, loadConfig } from './config.ts'

/** The settings that are read again while the server runs. Whatever uses them reads them each time. */
export const RELOADED = [
  'announcement',
  'generationsAtOnce',
  'generationsPerHour',
  'memesPerUser',
  'rateLimitFactor',
  'readOnly',
  'signUpsPerHour',
  'storagePerNetwork',
  'storagePerUser',
  'storageUnverified',
] as const satisfies readonly (keyof Config)[]

/**
 * Reads the settings that may change while the server runs again, from `.env`: those of the process's
 * environment can't change.
 *
 * @param config the configuration of the server, which is changed
 * @returns the names of the changed fields
 * @throws Error as `readConfig` does; nothing is changed then
 */
export function reloadConfig(config: Config, load = loadConfig): readonly string[] {
  const now = load()
  const changed = RELOADED.filter((name) => now[name] !== config[name])
  Object.assign(config, Object.fromEntries(changed.map((name) => [name, now[name]])))
  return changed
}
