import { chmod, chown, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeSite } from '../testing/make-site.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { tightenPermissions } from './permissions.ts'

let folder: string
let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-permissions-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  await rm(folder, { recursive: true })
})

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

/** The permissions of every file in the data folder. */
async function modes(): Promise<Record<string, string>> {
  const names = await readdir(dataDir)
  const found = await Promise.all(
    names.map(async (name) => [name, await modeOf(join(dataDir, name))]),
  )
  return Object.fromEntries(found)
}

async function openToAll(): Promise<void> {
  await chmod(dataDir, 0o755)
  for (const name of await readdir(dataDir)) await chmod(join(dataDir, name), 0o644)
}

/** @returns the warnings that the start logged */
async function startAndStop(): Promise<string[]> {
  server = startServerProcess(dataDir)
  await server.origin
  const running = await modes()
  expect(running).toMatchObject({ 'memesmith.sqlite-wal': '600', 'memesmith.sqlite-shm': '600' })
  server.kill('SIGTERM')
  const { stdout } = await server.ended
  return stdout.split('\n').filter((line) => line.includes('"level":40'))
}

/** What a start does, and what it warns of. */
function tightened(): string[] {
  const warnings: string[] = []
  tightenPermissions(dataDir, (sentence) => warnings.push(sentence))
  return warnings
}

const PRIVATE = {
  'memesmith.sqlite': '600',
  'server.lock': '600',
  'session-secret': '600',
}

// Windows has no such permissions.
describe.skipIf(process.getuid === undefined)('the data folder', { timeout: 120_000 }, () => {
  it('is created for the server’s user only', async () => {
    const umask = await makeWithUsualUmask()
    expect(umask).toBe('755')
    expect(await startAndStop()).toEqual([])
    expect([await modeOf(dataDir), await modes()]).toEqual(['700', PRIVATE])
  })

  it('from an older version becomes private at the next start', async () => {
    await makeSite(dataDir)
    await openToAll()
    expect(await startAndStop()).toEqual([])
    expect([await modeOf(dataDir), await modes()]).toEqual(['700', PRIVATE])
  })

  it('is unchanged if it contains other files; Memesmith’s own files become private', async () => {
    await makeSite(dataDir)
    for (const name of ['server.lock', 'session-secret', 'notes.txt']) {
      await writeFile(join(dataDir, name), '')
    }
    await openToAll()
    expect(tightened()).toEqual([])
    expect([await modeOf(dataDir), await modes()]).toEqual([
      '755',
      { ...PRIVATE, 'notes.txt': '644' },
    ])
  })

  // Only root can change a file's owner.
  it.skipIf(process.getuid?.() !== 0)(
    'of another user is unchanged, and the start warns of it',
    async () => {
      await makeSite(dataDir)
      await openToAll()
      await chown(dataDir, 65_534, 65_534)
      expect(tightened()).toEqual([
        `Other users of this machine may read the data folder ${dataDir} (it belongs to another user): let only the user that runs Memesmith open it.`,
      ])
      expect(await modeOf(dataDir)).toBe('755')
    },
  )
})

/** These tests run with the system's default umask. */
async function makeWithUsualUmask(): Promise<string> {
  const usual = join(folder, 'usual')
  await mkdir(usual)
  return await modeOf(usual)
}
