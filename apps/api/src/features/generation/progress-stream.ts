/**
 * A response as newline-delimited JSON: one line for each step when it starts, and the meme in the
 * last line.
 *
 * The status can't change after the first line, so the last line reports a failure in the format of
 * an error body: `code`, `message` and `requestId`.
 */
import { PassThrough, type Readable } from 'node:stream'
import type { ApiError, GeneratedMeme, GenerationProgress } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import type { OnProgress } from './generator.ts'

// Most proxies close a connection that is idle for 60 s.
const KEEP_ALIVE_MS = 15_000

/**
 * @param make produces the result, and reports its steps
 * @param signal aborted when the client has left, so that no last line is needed
 */
export function progressStream(
  make: (onProgress: OnProgress) => Promise<GeneratedMeme>,
  { id, log }: Pick<FastifyRequest, 'id' | 'log'>,
  signal: AbortSignal,
): Readable {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (!stream.destroyed) stream.write(`${text}\n`)
  }
  const writeLine = (value: GenerationProgress | GeneratedMeme | ApiError) =>
    write(JSON.stringify(value))
  const keepAlive = setInterval(() => write(''), KEEP_ALIVE_MS)
  make((progress) => writeLine({ progress }))
    .then(writeLine, (error: unknown) => {
      if (!signal.aborted) writeLine(toAppError(error, log).toBody(id))
    })
    .finally(() => {
      clearInterval(keepAlive)
      stream.end()
    })
  return stream
}

function toAppError(error: unknown, log: FastifyRequest['log']): AppError {
  if (error instanceof AppError) return error
  log.error(error)
  return new AppError('internal')
}
