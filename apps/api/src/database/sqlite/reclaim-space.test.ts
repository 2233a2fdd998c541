/** `storage:reclaim` on a file of a version that could not give space back. */
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Meme } from '@memesmith/contract'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommandOn } from '../../testing/run-command.ts'
import { type Client, PASSWORD, startTestApp } from '../../testing/test-app.ts'
import { dataFiles } from '../data-files.ts'
import { lockDataFolder } from '../lock-data-folder.ts'

const EMPTY_BYTES = 20_000_000

let dataDir: string
let file: string
let user: Client
let before: readonly Meme[]
let picture: Buffer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'memesmith-reclaim-'))
  file = dataFiles(dataDir).database
  const site = await startTestApp({ DATA_DIR: dataDir })
  user = await site.signUp()
  await user.postJson('/api/memes', { templateId: 1, topText: 'kept' })
  before = (await user.get('/api/memes')).json()
  picture = (await user.get(before[0]?.memeImageUrl ?? '')).rawPayload
  await site.app.close()

  const old = new Sqlite(file)
  old.pragma('auto_vacuum = none')
  old.exec('vacuum; create table deleted (data blob)')
  old.prepare('insert into deleted values (zeroblob(?))').run(EMPTY_BYTES)
  old.exec('drop table deleted')
  old.close()
})
afterAll(() => rm(dataDir, { recursive: true }))

const reclaim = (...args: string[]) => runCommandOn(dataDir, 'cli/reclaim-storage.ts', ...args)

function read(pragma: string): unknown {
  const sqlite = new Sqlite(file, { readonly: true })
  try {
    return sqlite.pragma(pragma, { simple: true })
  } finally {
    sqlite.close()
  }
}

describe('a file of an earlier version', { timeout: 60_000 }, () => {
  it('is not written anew unless the operator wants it, and no server runs', async () => {
    const { size } = statSync(file)
    expect(size).toBeGreaterThan(EMPTY_BYTES)
    const asked = await reclaim()
    expect([asked.code, asked.stderr]).toEqual([
      1,
      expect.stringMatching(/^This file was made by an earlier version.*Nothing was changed\.\n$/),
    ])
    const unlock = lockDataFolder(dataDir)
    const refused = await reclaim('--yes')
    unlock()
    expect([refused.code, refused.stderr]).toEqual([
      1,
      `A Memesmith server already uses the data folder ${dataDir}: stop it first.\n`,
    ])
    expect([statSync(file).size, read('auto_vacuum')]).toEqual([size, 0])
  })

  it('is small after that, and the site is the same', async () => {
    const { code, stdout, stderr } = await reclaim('--yes')
    expect([code, stdout, stderr]).toEqual([
      0,
      expect.stringMatching(/^2\d(?:\.\d+)? MB before, [0-2](?:\.\d+)? MB now\n$/),
      '',
    ])
    expect(statSync(file).size).toBeLessThan(3_000_000)
    expect([read('auto_vacuum'), read('integrity_check')]).toEqual([2, 'ok'])
    const again = await startTestApp({ DATA_DIR: dataDir })
    const there = user.at(again.app)
    expect((await there.get('/api/memes')).json()).toEqual(before)
    const { rawPayload } = await there.get(before[0]?.memeImageUrl ?? '')
    expect(rawPayload.equals(picture)).toBe(true)
    // From now on it works beside the server.
    expect(await reclaim()).toMatchObject({ code: 0, stderr: '' })
    await again.app.close()
  })
})

it('what an account had written is in no part of the file once the account is deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-erased-'))
  const site = await startTestApp({ DATA_DIR: folder })
  const leaver = await site.signUp('Xanthippe')
  const secret = 'only-ever-written-here'
  const meme = { templateId: 1, title: secret, topText: secret }
  expect((await leaver.postJson('/api/memes', meme)).statusCode).toBe(201)
  await site.app.close()
  const texts = [secret, 'Xanthippe', 'user1@example.com']
  const left = () => texts.filter((text) => readFileSync(dataFiles(folder).database).includes(text))
  expect(left()).toEqual(texts)

  const again = await startTestApp({ DATA_DIR: folder })
  const form = { email: 'user1@example.com', password: PASSWORD }
  const client = again.newVisitor()
  await client.postForm('/api/login', form)
  const removed = await client.postJson('/api/account/delete', { confirmation: PASSWORD })
  expect(removed.statusCode).toBe(204)
  await again.app.close()
  expect(left()).toEqual([])
  await rm(folder, { recursive: true })
})
