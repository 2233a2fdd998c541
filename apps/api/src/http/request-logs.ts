import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { ALL_CALLS, API_KEY_PREFIX, TicketParams } from '@memesmith/contract'
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Log serializers for requests and errors. Only the fields listed here are logged: no headers,
 * bodies or query strings, which contain cookies, passwords, prompts and one-time codes.
 */
export const loggerOptions = ({
  logLevel,
}: Config): NonNullable<FastifyServerOptions['logger']> => ({
  level: logLevel,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: loggedPath(url), ip }),
    err: describeError,
  },
  // At level `trace` the form parser logs all headers, cookies included.
  redact: { paths: ['*.headers'], remove: true },
  // JSON, or readable lines in a terminal.
  ...(process.stdout.isTTY && {
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
  }),
})

/** Logs one line for each request, when it is answered. */
export class AccessLog extends LogController {
  readonly #isOn: boolean
  /** The bytes of streamed bodies, whose length is not known in advance. */
  readonly #streamed = new WeakMap<ServerResponse, number>()

  constructor({ accessLog }: Config) {
    super({ requestIdLogLabel: 'requestId' })
    this.#isOn = accessLog
  }

  override incomingRequest(_request: FastifyRequest, { raw }: FastifyReply): void {
    if (!this.#isOn) return
    raw.once('pipe', (body: Readable) => {
      body.on('data', (part: string | Uint8Array) =>
        this.#streamed.set(raw, (this.#streamed.get(raw) ?? 0) + Buffer.byteLength(part)),
      )
    })
  }

  override requestCompleted(
    error: Error | null | undefined,
    { method, url, ip }: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (!this.#isOn && !error) return
    const line = {
      method,
      path: loggedPath(url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      bytes: this.#bytesOf(method, reply),
      ip,
    }
    if (error) reply.log.error({ ...line, err: error }, 'request failed')
    else reply.log.info(line, 'request')
  }

  /** The bytes of the body that were sent. */
  #bytesOf(method: string, reply: FastifyReply): number {
    if (method === 'HEAD') return 0
    return this.#streamed.get(reply.raw) ?? Number(reply.getHeader('content-length') ?? 0)
  }
}

/** The path of a URL, without its query string. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url

const KEYS = new RegExp(`${API_KEY_PREFIX}[\\w-]+`, 'g')

/** What comes before the secret of a path, such as `/suspended/`. */
export const SECRET_PATHS: readonly string[] = [
  ...new Set(
    Object.values(ALL_CALLS)
      .filter(({ params }) => params === TicketParams)
      .map(({ path }) => path.replace(/:ticket.*/, '')),
  ),
]

/** The path of a URL without secrets. A client that forgets the `?` has its API key in the path. */
function loggedPath(url: string): string {
  const path = withoutQuery(url).replace(KEYS, `${API_KEY_PREFIX}…`)
  const secret = SECRET_PATHS.find((start) => path.startsWith(start))
  return secret === undefined ? path : `${secret}…`
}

function describeError(error: Error & { readonly code?: unknown }) {
  const { name, message, stack = '', code } = error
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) }
}
