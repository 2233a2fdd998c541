import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkDatabase } from '../database/check-database.ts'
import { lockDataFolder } from '../database/lock-data-folder.ts'
import { makeFirstVersion } from '../database/testing/make-first-version.ts'
import { makeSite } from '../testing/make-site.ts'
import { runCommandOn, startCommandWith } from '../testing/run-command.ts'

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
  'cli/find-memes.ts',
  'cli/delete-account.ts',
  'cli/report-storage.ts',
]

it('no command migrates the database while an older server runs', {
  timeout: 60_000,
}, async () => {
  await makeFirstVersion(dataDir, 'ada@example.com')
  const file = join(dataDir, 'memesmith.sqlite')
  // The state of a running server.
  const stop = lockDataFolder(dataDir)
  for (const command of COMMANDS) {
    expect(
      await runCommandOn(
        dataDir,
        command,
        ...(command === 'cli/report-storage.ts' ? [] : ['ada@example.com']),
      ),
    ).toEqual({
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

it('a command that is given an option that it does not know says how it is used, and does nothing', async () => {
  await makeSite(dataDir)
  const commands = ['backup', 'restore', 'export-templates', 'import-templates', 'write-sheets']
  const said = await Promise.all(
    commands.map((name) => runCommandOn(dataDir, `cli/${name}.ts`, '--help')),
  )
  for (const { code, stderr } of said) {
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Usage: npx --yes pnpm@12 /)])
  }
  expect(existsSync('--help')).toBe(false)
})

it('a command on a folder without a site says so, and makes none there', async () => {
  const noSite = { code: 1, stdout: '', stderr: `There is no site in ${dataDir} yet.\n` }
  for (const command of ['list-accounts', 'reclaim-storage', 'invite', 'import-templates']) {
    expect(await runCommandOn(dataDir, `cli/${command}.ts`)).toEqual(noSite)
  }
  expect(existsSync(dataDir)).toBe(false)
})

it('config:check says what is set and what is wrong, shows no secret, and starts nothing', async () => {
  const settings = {
    SIGN_UP: 'sometimes',
    SMTP_URL: 'smtp://user:hunter2@mail.example.com',
    OPENAI_BASE_URL: 'https://user:p@ss-hunter2@proxy.example.com/v1',
  }
  const { code, stdout } = await startCommandWith(settings, dataDir, 'cli/check-config.ts')
  expect(code).toBe(1)
  expect(stdout).toMatch(/^SIGN_UP +sometimes +Who may sign up: open for everyone/m)
  expect(stdout).toContain('Wrong: SIGN_UP must be open, invite or closed.')
  expect(stdout).toContain('Wrong: SMTP_URL needs PUBLIC_URL')
  expect(stdout).toMatch(/^OPENAI_BASE_URL +https:\/\/\(secret\)@proxy\.example\.com\/v1 /m)
  expect(stdout).not.toContain('hunter2')
  const site = { PUBLIC_URL: 'https://memes.example.com', ENV_FILE: '-/no/such/file' }
  const right = await startCommandWith(site, dataDir, 'cli/check-config.ts', '--json')
  expect([right.code, JSON.parse(right.stdout)]).toMatchObject([0, { problems: [] }])
  expect(right.stdout).toContain('TRUST_PROXY is not set')
  const said = await startCommandWith(site, dataDir, 'cli/check-config.ts')
  expect(said.stdout).toContain('curl --silent https://memes.example.com/m/ID | grep og:')
  const without = { ENV_FILE: '/no/such/file' }
  const unreadable = await startCommandWith(without, dataDir, 'cli/check-config.ts')
  expect(unreadable.code).toBe(1)
  expect(unreadable.stdout).toContain(
    'Wrong: There is no file /no/such/file, which ENV_FILE names: make it,',
  )
  expect(existsSync(dataDir)).toBe(false)
})
