/**
 * Takes uploaded files into memory, for as long as they are worked with.
 *
 * Problem: files are up to 10 MB, arrive as slowly as their senders like, and all at once.
 * Approach: each is kept once, in memory that grows as it arrives. To grow beyond certain sizes a file
 * needs one of a few places, and has it until it is stored. While it waits for one, nothing is read
 * from its connection. A slow sender gives its place up to one that waits, and a user has a few of the
 * places, so nobody can keep everybody out.
 */
import { MAX_UPLOAD_BYTES, MEGABYTE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { GrowingBytes } from './growing-bytes.ts'
import { Stopwatch } from './stopwatch.ts'
import { type ArrivingUpload, type UploadPlace, UploadPlaces } from './upload-places.ts'

/**
 * How many files may be larger than so many bytes at a time: together at most 50 MB. Browsers scale a
 * picture down before they send it, so the last step is for other clients.
 */
const STEPS = [
  { beyond: 64 * 1024, places: 20 },
  { beyond: MEGABYTE, places: 8 },
  { beyond: 3 * MEGABYTE, places: 2 },
]

const CUT_OFF = 'The form is damaged or cut off.'

type File = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>['file']

export class UploadReceiver {
  readonly #steps = STEPS.map(({ beyond, places }) => ({
    beyond,
    places: new UploadPlaces(places),
  }))

  /**
   * Calls `use` with the whole file in the form field `image`; its memory is given back afterwards.
   *
   * @throws AppError `busy` when too many wait already, or when this one took long while others
   *   waited; others say what is wrong with the form
   */
  async receive<Result>(
    request: FastifyRequest,
    use: (file: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    const taken: UploadPlace[] = []
    try {
      const bytes = await this.#receiveBytes(request, taken)
      for (const { settle } of taken) settle()
      try {
        return await use(bytes)
      } finally {
        freeBytes(bytes)
      }
    } finally {
      for (const { leave } of taken) leave()
    }
  }

  /** @param taken gets the places that the file needs */
  async #receiveBytes(request: FastifyRequest, taken: UploadPlace[]): Promise<Uint8Array> {
    const bytes = new GrowingBytes(maxLengthOf(request))
    try {
      const file = await fileIn(request)
      const sender = new Stopwatch()
      const upload: ArrivingUpload = {
        userId: userIdOf(request),
        senderMs: () => sender.ms,
        giveWay: () => file.destroy(new AppError('busy')),
      }
      for await (const chunk of chunksOf(file)) {
        sender.stop()
        for (const { beyond, places } of this.#steps.slice(taken.length)) {
          if (bytes.length + chunk.length > beyond) taken.push(await enter(places, upload, file))
        }
        bytes.append(chunk)
        sender.start()
      }
      return bytes.take()
    } finally {
      bytes.free()
    }
  }
}

/**
 * @throws what cut the file off, if that happens while it waits: its sender left, or it gave way. A file
 *   that was read to its end closes by itself, and waits on
 */
async function enter(
  places: UploadPlaces,
  upload: ArrivingUpload,
  file: File,
): Promise<UploadPlace> {
  const ended = Promise.withResolvers<never>()
  const end = () => {
    if (file.readableEnded) return
    ended.reject(file.errored ?? new AppError('invalid_request', CUT_OFF))
  }
  file.once('close', end)
  const entering = places.enter(upload)
  try {
    return await Promise.race([entering, ended.promise])
  } catch (error) {
    // Its turn may still come.
    entering.then(
      ({ leave }) => leave(),
      () => {},
    )
    throw error
  } finally {
    file.off('close', end)
  }
}

/** A file is no longer than the form that it comes in. */
function maxLengthOf({ headers }: FastifyRequest): number {
  const stated = Number(headers['content-length'] ?? MAX_UPLOAD_BYTES)
  return Math.min(MAX_UPLOAD_BYTES, stated)
}

async function fileIn(request: FastifyRequest): Promise<File> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const part = await request.file().catch(refuseForm)
  if (part?.fieldname !== 'image') {
    throw new AppError('invalid_request', 'Send the picture as multipart form field "image".')
  }
  return part.file
}

async function* chunksOf(file: File): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    refuseForm(error)
  }
  if (file.truncated) {
    throw new AppError(
      'image_too_large',
      `The image is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB.`,
    )
  }
}

/** The parser's own errors are all about what was sent, and carry no status. */
function refuseForm(error: unknown): never {
  const isKnown = error instanceof Error && 'statusCode' in error
  throw isKnown ? error : new AppError('invalid_request', CUT_OFF)
}
