import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'

/** A load balancer. */
export interface Balancer {
  readonly origin: string
  close(): Promise<void>
}

/**
 * Starts a small load balancer that sends each request to the next server. A server that accepts no
 * connection is skipped; a request that a server has received is never repeated.
 *
 * @param servers their origins
 */
export async function startRoundRobin(servers: readonly string[]): Promise<Balancer> {
  let next = 0

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void {
    const origin = servers[next % servers.length]
    next += 1
    if (origin === undefined || tries === 0) {
      outgoing.writeHead(502).end()
      return
    }
    const { method, headers, url = '' } = incoming
    let isSent = false
    const upstream = request(origin + url, { method, headers, agent: false })
    upstream.on('socket', (socket) =>
      socket.once('connect', () => {
        isSent = true
        incoming.pipe(upstream)
      }),
    )
    upstream.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      response.on('error', () => outgoing.destroy())
    })
    upstream.on('error', () => {
      if (isSent) outgoing.destroy()
      else forward(incoming, outgoing, tries - 1)
    })
  }

  const server = createServer((incoming, outgoing) => forward(incoming, outgoing, servers.length))
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
