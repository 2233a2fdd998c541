import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder, and those that it lies in, unless it is there. Only its owner may enter.
 *
 * Node's own way (`recursive`) never comes back from where the system lets nobody make any, as in
 * `/proc`.
 *
 * @throws Error of the system
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}
