import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * What the log says of a request and of an error. Only what is named here is written: no
 * headers, no bodies and no query, which hold cookies, passwords, prompts and one-time codes.
 */
export const loggerOptions = ({
  logLevel,
}: Config): NonNullable<FastifyServerOptions['logger']> => ({
  level: logLevel,
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, path: withoutQuery(url), ip }),
    err: describeError,
  },
  // At level `trace` the form parser writes all headers, cookies included.
  redact: { paths: ['*.headers'], remove: true },
  // JSON for machines; lines for whoever sits in front of it.
  ...(process.stdout.isTTY && {
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } },
  }),
})

/** The path of an address, without its query. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? url

function describeError(error: Error & { readonly code?: unknown }) {
  const { name, message, stack = '', code } = error
  return { type: name, message, stack, ...(typeof code === 'string' && { code }) }
}
