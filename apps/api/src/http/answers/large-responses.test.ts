import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { MEGABYTE } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { LargeResponses } from './large-responses.ts'

const BYTES = 16 * MEGABYTE
const PATIENCE_MS = 1000

it('large responses that nobody reads take a limited amount of memory, for a limited time', async () => {
  const large = new LargeResponses(2 * BYTES, PATIENCE_MS)
  const pictures = Array.from({ length: 3 }, () => new Uint8Array(BYTES))
  let sent = 0
  const server = createServer((request, response) => {
    const bytes = pictures[Number(request.url?.slice(1))] ?? new Uint8Array(1)
    try {
      large.add(bytes, response)
      response.end(bytes)
      sent += 1
    } catch {
      response.writeHead(503).end()
    }
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const status = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`)
    await response.bytes()
    return response.status
  }
  const idle = [0, 1].map((index) => {
    const socket = connect(port, 'localhost').on('error', () => undefined)
    socket.write(`GET /${index} HTTP/1.1\r\nHost: a\r\n\r\n`)
    return socket
  })
  try {
    await expect.poll(() => sent).toBe(idle.length)
    expect([await status('/2'), await status('/1'), await status('/small')]).toEqual([
      503, 200, 200,
    ])
    await sleep(PATIENCE_MS)
    expect(await status('/2')).toBe(200)
  } finally {
    for (const socket of idle) socket.destroy()
    server.close()
  }
})
