/** How the reserve is used, on a real full disk. */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { openSqlite } from './open-sqlite.ts'
import { RESERVE_BYTES, RESERVE_PART_BYTES } from './reserve-file.ts'
import { WriteConnection } from './write-connection.ts'
import type { WriteRequest } from './writer-protocol.ts'

const mounted = await mountSmallDisk(48)
const disk = typeof mounted === 'string' || mounted.prefix.length > 0 ? undefined : mounted
if (disk === undefined) process.stdout.write('The test of the reserve is skipped: no mount.\n')

describe.skipIf(disk === undefined)('a transaction on a full disk', () => {
  const folder = disk?.path ?? ''
  const reserveFile = join(folder, 'reserve')
  const file = join(folder, 'db.sqlite')
  let connection: WriteConnection
  const run = (sql: string, parameters: unknown[] = [], more: Partial<WriteRequest> = {}) =>
    connection.answer({ sql, parameters, ...more })
  const inTransaction = (sql: string, parameters: unknown[]) =>
    run(sql, parameters, { inTransaction: true })
  const reserve = () => statSync(reserveFile).size
  /** Uses up the free space in the log, so that the next write needs the reserve. */
  const useUpLog = () => {
    for (let time = 0; time < 100 && reserve() === RESERVE_BYTES; time += 1) {
      disk?.fill()
      run('insert into resets (token, pad) values (?, ?)', [`fill ${time}`, 'x'.repeat(100_000)])
    }
  }

  beforeEach(() => {
    connection = new WriteConnection({ file, reserveFile, maxBytes: undefined })
    run('create table images (id integer primary key, data blob)')
    run('create table resets (token text primary key, pad text)')
    run('insert into images (data) values (?)', [new Uint8Array(1000)], { isSave: true })
    expect(reserve()).toBe(RESERVE_BYTES)
  })
  afterEach(() => {
    connection.close()
    disk?.run('sh', '-c', 'rm -f "$1"/*', 'sh', folder)
  })
  afterAll(() => disk?.remove())

  it('is retried with a part of the reserve, also after an insert', () => {
    useUpLog()
    const before = reserve()
    disk?.fill()
    for (let time = 0; time < 20 && reserve() === before; time += 1) {
      disk?.fill()
      const answers = [
        run('begin immediate', [], { patienceMs: 1000 }),
        inTransaction('insert into resets (token) values (?)', [`one ${time}`]),
        inTransaction('update resets set pad = ? where token = ?', ['y', `one ${time}`]),
        inTransaction('insert into resets (token, pad) values (?, ?)', [
          `two ${time}`,
          'x'.repeat(200_000),
        ]),
        run('commit'),
      ]
      for (const answer of answers) expect(answer).not.toHaveProperty('code')
    }
    expect(reserve()).toBeGreaterThanOrEqual(before - 2 * RESERVE_PART_BYTES)
    expect(reserve()).toBeLessThan(before)
  })

  it('fails without using the reserve if another process interferes', () => {
    useUpLog()
    const before = reserve()
    disk?.fill()
    run('begin immediate', [], { patienceMs: 1000 })
    inTransaction('select random()', [])
    inTransaction('insert into resets (token, pad) values (?, ?)', ['three', 'x'.repeat(6_000_000)])
    expect(run('commit')).toMatchObject({ code: 'SQLITE_BUSY_SNAPSHOT' })
    expect(reserve()).toBe(before)
    const other = openSqlite(file)
    expect(other.prepare('select 1 from resets where token = ?').all('three')).toEqual([])
    other.close()
  })
})
