/**
 * A response as newline-delimited JSON: a line for each progress, and the result in the last line.
 *
 * The status can't change after the first line, so the last line reports a failure in the format of
 * an error body: `code`, `message` and `requestId`.
 */
import { PassThrough, type Readable } from 'node:stream'
import { type ApiError, LIVE_PROGRESS_TYPE } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'
import { i18nFor } from '../language-of.ts'
import { countError } from './error-counts.ts'

// Most proxies close a connection that is idle for 60 s.
const KEEP_ALIVE_MS = 15_000

/** Whether a client wants to follow the work (see `sendProgress`). */
export function acceptsLiveProgress({ headers: { accept = '' } }: FastifyRequest): boolean {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase())
  return types.includes(LIVE_PROGRESS_TYPE)
}

/** A signal that is aborted when the client disconnects, or the response has been sent. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController()
  raw.once('close', () => abort.abort())
  return abort.signal
}

/**
 * Sends the progress of some work, and its result.
 *
 * @param make produces the result, and reports its progress
 * @param signal aborted when the client disconnects, so that no last line is needed
 * @returns when the work has ended
 */
export async function sendProgress<Progress extends number | string, Result extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  make: (onProgress: (progress: Progress) => void) => Promise<Result>,
): Promise<FastifyReply> {
  const { stream, ended } = streamOf(make, request, signal)
  reply
    .code(200)
    .headers({
      'content-type': LIVE_PROGRESS_TYPE,
      // nginx would buffer the progress until the end.
      'x-accel-buffering': 'no',
    })
    .send(stream)
  await ended
  return reply
}

/** Sends the result of some work, with progress if the client asks for it (see `sendProgress`). */
export const sendResult = async <Progress extends number | string, Result extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  make: (onProgress?: (progress: Progress) => void) => Promise<Result>,
): Promise<FastifyReply | Result> =>
  acceptsLiveProgress(request) ? await sendProgress(request, reply, signal, make) : await make()

/** Sends JSON that takes minutes to make. White space before it keeps the connection open. */
export const sendLater = (
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  work: Promise<object>,
): FastifyReply =>
  reply
    .headers({ 'content-type': 'application/json; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(streamOf(() => work, request, signal).stream)

function streamOf<Progress extends number | string, Result extends object>(
  make: (onProgress: (progress: Progress) => void) => Promise<Result>,
  request: Pick<FastifyRequest, 'headers' | 'id' | 'log'>,
  signal: AbortSignal,
): { readonly stream: Readable; readonly ended: Promise<void> } {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (!stream.destroyed) stream.write(`${text}\n`)
  }
  const writeLine = (value: { readonly progress: Progress } | Result | ApiError) =>
    write(JSON.stringify(value))
  const keepAlive = setInterval(() => write(''), KEEP_ALIVE_MS)
  const ended = make((progress) => writeLine({ progress }))
    .then(writeLine, (error: unknown) => {
      if (signal.aborted) return
      const answer = toAppError(error, request.log)
      countError(answer.code)
      writeLine(answer.toBody(request.id, i18nFor(request)))
    })
    .finally(() => {
      clearInterval(keepAlive)
      stream.end()
    })
  return { stream, ended }
}

function toAppError(error: unknown, log: FastifyRequest['log']): AppError {
  if (error instanceof AppError) return error
  log.error(error)
  return new AppError('internal')
}
