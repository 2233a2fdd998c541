import { statSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { makeNoise } from '../testing/pictures.ts'
import { startTestApp } from '../testing/test-app.ts'

const MEGABYTE = 1024 * 1024

it('shrinks the write-ahead log after a long backup', { timeout: 60_000 }, async () => {
  const test = await startTestApp()
  const user = await test.signUp()
  const file = join(test.dataDir, 'memesmith.sqlite')
  const logSize = () => statSync(`${file}-wal`).size
  const noise = await makeNoise(1280, 960)
  const upload = async () => expect((await user.upload(noise)).statusCode).toBe(201)

  // A backup reads a snapshot; until it ends, the log can't be checkpointed completely.
  const backup = new Sqlite(file)
  backup.exec('begin')
  backup.prepare('select count(*) from users').get()
  for (let time = 0; time < 7; time += 1) await upload()
  expect(logSize()).toBeGreaterThan(20 * MEGABYTE)
  backup.close()

  await upload()
  await upload()
  expect(logSize()).toBeLessThan(17 * MEGABYTE)
  await test.close()
})
