import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { PNG } from 'pngjs'

export const IDEA = {
  imageDescription: 'A cat sits on a rocket and looks at its watch.',
  topText: 'Monday can not',
  bottomText: 'catch me here',
}

/** A small HTTP server in the place of a model's endpoint; it answers when it is let. */
export interface SlowModel {
  readonly baseUrl: string
  /** Waits for the next call and answers it. */
  answerWords(): Promise<void>
  answerPicture(): Promise<void>
  answerError(status: number): Promise<void>
  /** Waits for the next call and for the caller to hang up. */
  callerLeaves(): Promise<void>
  close(): Promise<void>
}

export async function startSlowModel(): Promise<SlowModel> {
  const calls: ServerResponse[] = []
  let onCall = () => {}
  const server = createServer((request, response) => {
    request.resume()
    calls.push(response)
    onCall()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')

  async function nextCall(): Promise<ServerResponse> {
    const call = calls.shift()
    if (call !== undefined) return call
    await new Promise<void>((resolve) => {
      onCall = resolve
    })
    return await nextCall()
  }
  async function answer(value: unknown, status = 200): Promise<void> {
    const response = await nextCall()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(value))
  }
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    answerWords: () => answer({ choices: [{ message: { content: JSON.stringify(IDEA) } }] }),
    answerPicture: () => answer({ data: [{ b64_json: yellowPng() }] }),
    answerError: (status) => answer({ error: { message: 'secret detail' } }, status),
    async callerLeaves() {
      const response = await nextCall()
      if (!response.destroyed) await once(response, 'close')
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function yellowPng(): string {
  const png = new PNG({ width: 512, height: 512 })
  png.data.fill(Buffer.from([0xff, 0xcf, 0x33, 0xff]))
  return PNG.sync.write(png).toString('base64')
}
