import { chmodSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { systemReason } from '../runtime/system-reason.ts'
import { dataFiles } from './data-files.ts'

const OTHER_USERS = 0o077
const STICKY = 0o1000

const PRIVATE_NAMES = [
  ...Object.values(dataFiles('')).map((path) => basename(path)),
  'before-restore-',
  'restoring.',
]
// Not secret, but allowed in a folder of Memesmith's own, such as the root of a separate disk.
const OWN_NAMES = [...PRIVATE_NAMES, 'sheets', 'lost+found']

/** Makes the files that this process creates from now on accessible to its own user only. */
export function keepFilesPrivate(): void {
  process.umask(OTHER_USERS)
}

/**
 * Removes the access of other users to an existing data folder and its files. A folder that
 * contains other files is left unchanged, and so is everything that belongs to another user.
 *
 * @param warn called at most once, with a sentence for the operator, if other users still have
 *   access
 */
export function tightenPermissions(dataDir: string, warn: (sentence: string) => void): void {
  // Windows has no such permissions.
  if (process.getuid === undefined) return
  const names = readdirSync(dataDir)
  const files = names.filter((name) => startsWithOne(PRIVATE_NAMES, name))
  const isOwn = names.every((name) => startsWithOne(OWN_NAMES, name))
  const reasons = [
    ...files.map((name) => tighten(join(dataDir, name))),
    isOwn ? tighten(dataDir) : undefined,
  ]
  const reason = reasons.find((each) => each !== undefined)
  if (reason === undefined || (statSync(dataDir).mode & OTHER_USERS) === 0) return
  warn(
    `Other users of this machine may read the data folder ${dataDir} (${reason}): let only the user that runs Memesmith open it.`,
  )
}

const startsWithOne = (starts: readonly string[], name: string): boolean =>
  starts.some((start) => name.startsWith(start))

/** @returns why other users still have access, or undefined if they don't */
function tighten(path: string): string | undefined {
  // A write-ahead log may be deleted at any moment.
  const { mode, uid } = statSync(path, { throwIfNoEntry: false }) ?? {}
  if (mode === undefined || (mode & OTHER_USERS) === 0) return undefined
  if (uid !== process.getuid?.()) return 'it belongs to another user'
  if ((mode & STICKY) !== 0) return 'it is a folder for all users'
  try {
    chmodSync(path, mode & ~OTHER_USERS)
    const isDone = (statSync(path).mode & OTHER_USERS) === 0
    return isDone ? undefined : 'its file system keeps no permissions'
  } catch (error) {
    return systemReason(error)
  }
}
