import {
  type AnswerOf,
  type Call,
  isRecord,
  pathOf,
  queryOf,
  readAnswer,
} from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'

interface Input {
  readonly params?: Readonly<Record<string, number | string>>
  readonly query?: Readonly<Record<string, number | string | undefined>>
  readonly body?: object
}

/** An error that the API answered with. */
export class CallFailure extends Error {}

/** Makes a call to this server on behalf of whoever sent a request. */
export interface OwnApi {
  /** @throws CallFailure */
  call<C extends Call>(call: C, input?: Input): Promise<AnswerOf<C>>
  /**
   * A call without an answer.
   *
   * @throws CallFailure
   */
  send(call: Call, input?: Input): Promise<void>
  /**
   * The bytes at a path of this site.
   *
   * @throws CallFailure
   */
  read(path: string): Promise<Buffer>
}

/** Who makes calls. */
interface Caller {
  /** The value of a header. */
  readonly authorization: string | undefined
  readonly host: string
  readonly ip: string
}

/**
 * The API as its caller may use it: with the same key, and so with the same limits, lanes and checks as
 * over the network.
 */
export function ownApiFor(app: FastifyInstance, { authorization, host, ip }: Caller): OwnApi {
  const request = async (method: Call['method'], url: string, payload?: object) => {
    const response = await app.inject({
      method,
      url,
      headers: { authorization, host },
      remoteAddress: ip,
      ...(payload !== undefined && { payload }),
    })
    if (response.statusCode < 300) return response
    throw new CallFailure(messageOf(response.body))
  }
  const send = ({ method, path }: Call, { params = {}, query = {}, body }: Input = {}) =>
    request(method, pathOf({ path }, params) + queryOf(query), body)
  return {
    call: async (call, input) => readAnswer(call, (await send(call, input)).json()),
    send: async (call, input) => {
      await send(call, input)
    },
    read: async (path) => (await request('GET', path)).rawPayload,
  }
}

function messageOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body)
    if (isRecord(answer) && typeof answer.message === 'string') return answer.message
  } catch {
    // A page.
  }
  return 'That did not work.'
}
