import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../../../..')

/**
 * Whether the newest commit, an unpushed commit, or the working tree changes any of these files. True
 * without git or its history.
 *
 * @param paths files and folders, relative to the repository
 */
export function hasChanged(paths: readonly string[]): boolean {
  const pushed = git('merge-base', 'HEAD^', '@{upstream}')
  const base = pushed.status === 0 ? pushed.stdout.trim() : 'HEAD^'
  return git('diff', '--quiet', base, '--', ...paths).status !== 0
}

const git = (...args: readonly string[]) =>
  spawnSync('git', args, { cwd: REPOSITORY, encoding: 'utf8' })
