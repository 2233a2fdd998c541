import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'

/** An HTTP server for a test, on a free port. */
export interface LocalHttpServer {
  readonly port: number
  close(): Promise<void>
}

export async function startLocalHttpServer(listener: RequestListener): Promise<LocalHttpServer> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  return {
    port: address.port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
