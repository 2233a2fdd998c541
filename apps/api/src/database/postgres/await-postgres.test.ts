import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { expect, it } from 'vitest'
import { createPostgresDatabase, MIGRATED } from '../testing/test-database.ts'
import { connectPostgres } from './connect-postgres.ts'

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

it('a server waits for a PostgreSQL that takes no connections yet, and says so once', async () => {
  const url = new URL(await createPostgresDatabase(MIGRATED))
  const target = { host: url.hostname, port: Number(url.port) }
  const closed = createServer()
  url.port = String(await listen(closed))
  url.hostname = '127.0.0.1'
  closed.close()
  await once(closed, 'close')

  const relay = createServer((socket) => {
    const upstream = connect(target)
    socket.pipe(upstream).pipe(socket)
    socket.on('error', () => upstream.destroy())
    upstream.on('error', () => socket.destroy())
  })
  await expect(connectPostgres(url.href)).rejects.toThrow('ECONNREFUSED')
  const told: string[] = []
  const db = await connectPostgres(url.href, {
    onWait(sentence) {
      told.push(sentence)
      void listen(relay, Number(url.port))
    },
  })
  expect(told).toEqual(['PostgreSQL takes no connections yet: waiting for it, up to a minute'])
  await db.destroy()
  relay.close()
})
