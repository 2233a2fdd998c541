import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export interface PostAnswer {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly body: string
  /** Milliseconds from the first byte sent to the last byte received. */
  readonly ms: number
  /** The position among all responses, from 0. */
  readonly place: number
}

interface Post {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends `count` identical requests at once, each on its own connection. */
export async function postAtOnce(count: number, post: Post): Promise<PostAnswer[]> {
  const agent = new Agent({ maxSockets: count })
  let answered = 0
  const sendOne = async (): Promise<PostAnswer> => {
    const start = performance.now()
    const response = await send(post, agent)
    const body = await text(response)
    const { statusCode: status, headers } = response
    const place = answered
    answered += 1
    return {
      status,
      retryAfter: headers['retry-after'],
      body,
      ms: performance.now() - start,
      place,
    }
  }
  const responses = await Promise.all(Array.from({ length: count }, sendOne))
  agent.destroy()
  return responses
}

const send = ({ body, ...options }: Post, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...options, method: 'POST', agent }, resolve)
      .on('error', reject)
      .end(body)
  })

/** @param share from 0 to 1: 0.5 for the median */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
