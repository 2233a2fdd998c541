import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Runs a check on a file with this code, for a test of the check.
 *
 * @param check file name of the check, in this folder
 */
export function lintPlanted(check: string, code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'memesmith-lint-'))
  try {
    const file = join(folder, 'planted.tsx')
    writeFileSync(file, code)
    const script = join(import.meta.dirname, check)
    const { status, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
    return { isRefused: status !== 0, said: stderr.replace(file, 'planted.tsx') }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
