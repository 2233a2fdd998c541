import { createServer } from 'node:net'
import pg from 'pg'
import { expect, it } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { problemOf } from './problem-of.ts'

/** What a query fails with. */
async function failureAt(port: number, options: pg.PoolConfig = {}): Promise<unknown> {
  const pool = new pg.Pool({ host: '127.0.0.1', port, max: 1, ...options })
  const failure = await pool.query('select 1').catch((error: unknown) => error)
  await pool.end()
  return failure
}

it('a database that refuses connections is away', async () => {
  expect(problemOf(await failureAt(await freePort()))).toBe('database_away')
})

it('a database that ends connections is away', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  expect(problemOf(await failureAt(port))).toBe('database_away')
  server.close()
})

it.each([
  ['a server that stops', '57P01', 'database_away'],
  ['a server that starts', '57P03', 'database_away'],
  ['too many connections', '53300', 'busy'],
  ['a query that takes too long', '57014', 'busy'],
  ['a text with a NUL', '22021', 'invalid_request'],
  ['a file that is locked', 'SQLITE_BUSY', 'busy'],
])('%s: %s is %s', (_what, code, problem) => {
  expect(problemOf(Object.assign(new Error('expected'), { code }))).toBe(problem)
})

it('a connection that does not become free in time is no sign that it is away', () => {
  const waited = new Error('timeout exceeded when trying to connect')
  expect(problemOf(waited)).toBe('busy')
})
