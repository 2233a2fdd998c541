/**
 * The answer as newline-delimited JSON: each step in a line when it begins, and the meme in the last.
 *
 * A failure after the first line can't change the status any more, so the last line tells it, as the
 * body of an error would: `code`, `message` and `requestId`.
 */
import { PassThrough, type Readable } from 'node:stream'
import type { ApiError, GeneratedMeme, GenerationProgress } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import type { OnProgress } from './generator.ts'

// Proxies close a connection on which nothing moves, most of them after 60 s.
const KEEP_ALIVE_MS = 15_000

/**
 * @param make what the answer is of; it tells its steps as it goes
 * @param signal the client has left, and nobody wants to know how it ended
 */
export function liveAnswer(
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
