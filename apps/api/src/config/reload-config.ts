import { type Config, knownSettings, loadConfig } from './config.ts'

/**
 * The settings that are read again while the server runs, with the fields that have them. Whatever uses
 * a field reads it each time.
 */
export const RELOADED = {
  ANNOUNCEMENT: 'announcement',
  GENERATIONS_AT_ONCE: 'generationsAtOnce',
  GENERATIONS_PER_HOUR: 'generationsPerHour',
  MEMES_PER_USER: 'memesPerUser',
  RATE_LIMIT_FACTOR: 'rateLimitFactor',
  READ_ONLY: 'readOnly',
  SIGN_UP: 'signUp',
  SIGN_UP_DOMAINS: 'signUp',
  SIGN_UPS_PER_HOUR: 'signUpsPerHour',
  STORAGE_PER_NETWORK_MB: 'storagePerNetwork',
  STORAGE_PER_USER_MB: 'storagePerUser',
  STORAGE_UNVERIFIED_MB: 'storageUnverified',
} as const satisfies Partial<Record<keyof Config['settings'], keyof Config>>

const FIELDS = new Map<string, keyof Config>(Object.entries(RELOADED))

/** Names of settings. */
interface Reloaded {
  /** Those that hold now. */
  readonly changed: readonly string[]
  /** Those that hold after a restart. */
  readonly needRestart: readonly string[]
}

/**
 * Reads the settings that may change while the server runs again, from `.env`: those of the process's
 * environment can't change.
 *
 * @param config the configuration of the server, which is changed
 * @throws Error as `loadConfig` does; nothing is changed then
 */
export function reloadConfig(config: Config, load = loadConfig): Reloaded {
  const now = load()
  const before: Readonly<Record<string, unknown>> = config.settings
  const after: Readonly<Record<string, unknown>> = now.settings
  const all = knownSettings().filter((name) => after[name] !== before[name])
  const changed = all.filter((name) => FIELDS.has(name))
  const fields = changed.flatMap((name) => FIELDS.get(name) ?? [])
  Object.assign(config, Object.fromEntries(fields.map((field) => [field, now[field]])), {
    settings: {
      ...config.settings,
      ...Object.fromEntries(changed.map((name) => [name, after[name]])),
    },
  })
  return { changed, needRestart: all.filter((name) => !FIELDS.has(name)) }
}
