import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { PNG } from 'pngjs'
import { test as base } from './fixtures.ts'
import { startLocalHttpServer } from './local-http-server.ts'

export const IDEA = {
  imageDescription: 'A cat sits on a rocket and looks at its watch.',
  topText: 'Monday can not',
  bottomText: 'catch me here',
}

/** An HTTP server that replaces a model's endpoint. It answers on request of the test. */
interface SlowModel {
  readonly baseUrl: string
  /** Waits for the next call and answers it. */
  answerWords(): Promise<void>
  answerPicture(): Promise<void>
  answerError(status: number, error?: Readonly<Record<string, string>>): Promise<void>
  /** Waits for the next call, and until the caller closes the connection. */
  callerLeaves(): Promise<void>
  close(): Promise<void>
}

/**
 * `test` with a server that is connected to such a model. The tests of a file run one after
 * another.
 */
export const test = base.extend<object, { model: SlowModel }>({
  model: [
    async ({ playwright: _ }, use) => {
      const model = await startSlowModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  // The failures are expected, so they are not logged.
  serverEnv: async ({ model }, use) =>
    use({ OPENAI_API_KEY: 'not-a-key', OPENAI_BASE_URL: model.baseUrl, LOG_LEVEL: 'silent' }),
})

async function startSlowModel(): Promise<SlowModel> {
  const calls: ServerResponse[] = []
  let onCall = () => {}
  const { port, close } = await startLocalHttpServer((request, response) => {
    request.resume()
    calls.push(response)
    onCall()
  })

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
    baseUrl: `http://127.0.0.1:${port}/v1`,
    answerWords: () => answer({ choices: [{ message: { content: JSON.stringify(IDEA) } }] }),
    answerPicture: () => answer({ data: [{ b64_json: yellowPng() }] }),
    answerError: (status, error = { message: 'secret detail' }) => answer({ error }, status),
    async callerLeaves() {
      const response = await nextCall()
      if (!response.destroyed) await once(response, 'close')
    },
    close,
  }
}

function yellowPng(): string {
  const png = new PNG({ width: 512, height: 512 })
  png.data.fill(Buffer.from([0xff, 0xcf, 0x33, 0xff]))
  return PNG.sync.write(png).toString('base64')
}
