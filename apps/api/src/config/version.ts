import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REPOSITORY_ROOT } from './env-file.ts'

/** The version in `package.json`. */
export const VERSION: string = JSON.parse(
  readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'),
).version

/** The running commit: from `COMMIT`, as in an image, or from the git repository; undefined without both. */
export const COMMIT: string | undefined = (process.env.COMMIT || readCommit())?.slice(0, 12)

/** Does not need the git program, which a server may not have. */
function readCommit(): string | undefined {
  const dotGit = join(REPOSITORY_ROOT, '.git')
  if (!existsSync(dotGit)) return undefined
  const isWorktree = statSync(dotGit).isFile()
  const folder = isWorktree
    ? resolve(REPOSITORY_ROOT, readFileSync(dotGit, 'utf8').replace('gitdir:', '').trim())
    : dotGit
  const head = read(join(folder, 'HEAD'))
  const ref = /^ref: (.+)$/.exec(head)?.[1]
  if (ref === undefined) return head || undefined
  // A worktree shares its branches with the repository.
  const shared = resolve(folder, read(join(folder, 'commondir')) || '.')
  const packed = read(join(shared, 'packed-refs'))
    .split('\n')
    .find((line) => line.endsWith(` ${ref}`))
  return read(join(shared, ref)) || packed?.split(' ')[0]
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
