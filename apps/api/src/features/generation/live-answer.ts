/**
 * One JSON object, written while it comes into being: `{"progress":["captions","picture",...],...}`.
 *
 * A client that reads it as it arrives learns what is happening; one that waits for the end parses it
 * like any other answer. A failure after the first byte can not change the status any more, so it
 * stands in the object: `code` and `message` in place of the meme.
 */
import { PassThrough, type Readable } from 'node:stream'
import type { ApiError, GeneratedMeme } from '@memesmith/contract'
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
    if (!stream.destroyed) stream.write(text)
  }
  write('{"progress":[')
  // White space between the parts of a JSON text means nothing.
  const keepAlive = setInterval(() => write(' '), KEEP_ALIVE_MS)
  let separator = ''
  const onProgress: OnProgress = (step) => {
    write(separator + JSON.stringify(step))
    separator = ','
  }
  make(onProgress)
    .then(
      (meme) => write(lastPart(meme)),
      (error: unknown) => {
        if (!signal.aborted) write(lastPart(toAppError(error, log).toBody(id)))
      },
    )
    .finally(() => {
      clearInterval(keepAlive)
      stream.end()
    })
  return stream
}

const lastPart = (members: GeneratedMeme | ApiError) => `],${JSON.stringify(members).slice(1)}`

function toAppError(error: unknown, log: FastifyRequest['log']): AppError {
  if (error instanceof AppError) return error
  log.error(error)
  return new AppError('internal')
}
