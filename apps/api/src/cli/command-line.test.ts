import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDatabase } from '../database/check-database.ts'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { makeFirstVersion } from '../database/testing/make-first-version.ts'
import { runCommandOn } from '../testing/run-command.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-command-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

const COMMANDS = [
  'cli/import-templates.ts',
  'cli/remove-template.ts',
  'cli/write-sheets.ts',
  'cli/reset-password.ts',
]

it('no command migrates the database while an older server runs', {
  timeout: 60_000,
}, async () => {
  await makeFirstVersion(dataDir, 'ada@example.com')
  const file = join(dataDir, 'memesmith.sqlite')
  // The state of a running server.
  const stop = lockDataFolder(dataDir)
  for (const command of COMMANDS) {
    expect(await runCommandOn(dataDir, command, 'ada@example.com')).toEqual({
      code: 1,
      stdout: '',
      stderr: `The server that runs on the data folder ${dataDir} is an older version than this command: stop it first.\n`,
    })
  }
  expect(checkDatabase(file)).toEqual(['0001-initial'])
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)

  stop()
  const reset = await runCommandOn(dataDir, 'cli/reset-password.ts', 'ada@example.com')
  expect([reset.code, reset.stderr]).toEqual([0, ''])
  expect(checkDatabase(file).length).toBeGreaterThan(1)
})
