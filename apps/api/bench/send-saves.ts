/**
 * A process that sends requests: `node send-saves.ts`, with a `Sending` as JSON in its input. It prints
 * a `Sent` as JSON.
 */
import { Agent, request } from 'node:http'
import { json, text } from 'node:stream/consumers'

/** Posts the same bodies again and again. */
interface Sending {
  readonly url: string
  readonly amount: number
  /** Each sends one request after another. */
  readonly connections: readonly {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }[]
}

export interface Sent {
  readonly seconds: number
  /** The number of answers other than 201. */
  readonly failed: number
}

const isSending = (value: unknown): value is Sending =>
  typeof value === 'object' && value !== null && 'connections' in value

const sending = await json(process.stdin)
if (!isSending(sending)) throw new Error('expected a Sending')
const { url, amount, connections } = sending
const agent = new Agent({ keepAlive: true })
let left = amount
let failed = 0
const start = performance.now()
await Promise.all(
  connections.map(async ({ headers, body }) => {
    while (left > 0) {
      left -= 1
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      request(url, { method: 'POST', headers, agent }, async (response) => {
        await text(response)
        if (response.statusCode !== 201) failed += 1
        resolve()
      })
        .on('error', reject)
        .end(body)
      await promise
    }
  }),
)
agent.destroy()
const sent: Sent = { seconds: (performance.now() - start) / 1000, failed }
process.stdout.write(JSON.stringify(sent))
