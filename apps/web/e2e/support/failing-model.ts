import { once } from 'node:events'
import { createServer } from 'node:http'

/** A small HTTP server in the place of a model's endpoint; it only ever refuses. */
export interface FailingModel {
  readonly baseUrl: string
  /** What it answers from now on. */
  answer: { readonly status: number; readonly body: string }
  close(): Promise<void>
}

export async function startFailingModel(): Promise<FailingModel> {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(model.answer.status, { 'content-type': 'application/json' })
    response.end(model.answer.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  const model: FailingModel = {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    answer: { status: 500, body: '{}' },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return model
}
