import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { systemReason } from '../runtime/system-reason.ts'

export const REPOSITORY_ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const NAMED = process.env.ENV_FILE || '-.env'
/** As in a systemd unit, a hyphen before the path says that the file may be missing. */
const MAY_BE_MISSING = NAMED.startsWith('-')

/** A file with further settings, one `NAME=value` a line; SIGHUP reads some of them again. */
export const ENV_FILE = resolve(REPOSITORY_ROOT, NAMED.replace(/^-/, ''))

/**
 * Reads the settings in the file. Someone who names a file relies on it: without it, the site would
 * start with defaults, such as open to everyone.
 *
 * @throws Error with a sentence for the operator when it can't be read
 */
export function readEnvFile(): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(ENV_FILE, 'utf8'))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing && MAY_BE_MISSING) return {}
    throw new Error(
      isMissing
        ? `There is no file ${ENV_FILE}, which ENV_FILE names: make it, or write ENV_FILE=-${ENV_FILE} if it may be missing.`
        : `The settings in ${ENV_FILE} cannot be read (${systemReason(error)}): it must be a file that the server may read.`,
    )
  }
}

/**
 * The settings of this process, and those of the file that it does not have.
 *
 * @throws Error as `readEnvFile` does
 */
export const readEnvironment = (): NodeJS.ProcessEnv => ({ ...readEnvFile(), ...process.env })
