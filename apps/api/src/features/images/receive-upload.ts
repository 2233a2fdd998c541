/**
 * Receives uploaded files into memory.
 *
 * Problem: files are up to 10 MB, and clients may send many at once, as slowly as they like.
 * Approach: each file is stored once, in memory that grows as the file arrives. To grow beyond
 * certain sizes a file needs one of a few slots, which it holds until it has been processed. While
 * it waits for a slot, its connection is not read. A slow sender gives up its slot to a waiting
 * upload, and a user can hold only some of the slots, so no user can block the others.
 */

import type { MultipartFile } from '@fastify/multipart'
import { MAX_UPLOAD_BYTES, MEGABYTE, sizeOf } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { CUT_OFF, formFileIn, refuseForm } from '../../http/requests/form-file.ts'
import { userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { GrowingBytes } from './growing-bytes.ts'
import { Stopwatch } from './stopwatch.ts'
import { type ArrivingUpload, type UploadSlot, UploadSlots } from './upload-slots.ts'

/**
 * The lanes of files larger than each size. Browsers scale pictures down before uploading, so the
 * last one is for other clients.
 */
const STEPS = [
  { beyond: 64 * 1024, lane: LANES.upload },
  { beyond: MEGABYTE, lane: LANES.largeUpload },
  { beyond: 3 * MEGABYTE, lane: LANES.hugeUpload },
]

const FILE = {
  field: 'image',
  missing: /*i18n*/ 'Send the picture as multipart form field "image".',
}

type File = MultipartFile['file']

/** Receives uploads within limits on memory. */
export class UploadReceiver {
  readonly #steps = STEPS.map(({ beyond, lane }) => ({
    beyond,
    slots: new UploadSlots(lane),
  }))

  /**
   * Calls `use` with the whole file of the form field `image`; frees its memory afterwards.
   *
   * @throws AppError `busy` when too many uploads are waiting, or when this one was slow while
   *   others were waiting; other codes say what is wrong with the form
   */
  async receive<Result>(
    request: FastifyRequest,
    use: (file: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    const taken: UploadSlot[] = []
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

  /** @param taken collects the slots that the file acquires */
  async #receiveBytes(request: FastifyRequest, taken: UploadSlot[]): Promise<Uint8Array> {
    const bytes = new GrowingBytes(maxLengthOf(request))
    try {
      const file = await fileIn(request)
      const sender = new Stopwatch()
      const upload: ArrivingUpload = {
        userId: userIdOf(request),
        senderMs: () => sender.ms,
        giveWay: () => file.destroy(new AppError('busy')),
      }
      for await (const chunk of chunksOf(request, file)) {
        sender.stop()
        for (const { beyond, slots } of this.#steps.slice(taken.length)) {
          if (bytes.length + chunk.length > beyond) taken.push(await enter(slots, upload, file))
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
 * @throws the error that ended the file while it waited: the client disconnected, or the upload gave way.
 *   A file that has been read to its end closes normally, and keeps waiting.
 */
async function enter(slots: UploadSlots, upload: ArrivingUpload, file: File): Promise<UploadSlot> {
  const ended = Promise.withResolvers<never>()
  const end = () => {
    if (file.readableEnded) return
    ended.reject(file.errored ?? new AppError('invalid_request', CUT_OFF))
  }
  file.once('close', end)
  const entering = slots.enter(upload)
  try {
    return await Promise.race([entering, ended.promise])
  } catch (error) {
    // The slot may still be acquired later; release it then.
    entering.then(
      ({ leave }) => leave(),
      () => {},
    )
    throw error
  } finally {
    file.off('close', end)
  }
}

/** Content-Length includes the form, so the file is no longer than that. */
function maxLengthOf({ headers }: FastifyRequest): number {
  const stated = Number(headers['content-length'] ?? MAX_UPLOAD_BYTES)
  return Math.min(MAX_UPLOAD_BYTES, stated)
}

const fileIn = async (request: FastifyRequest): Promise<File> =>
  (await formFileIn(request, FILE)).file

async function* chunksOf(request: FastifyRequest, file: File): AsyncGenerator<Buffer> {
  try {
    yield* file
  } catch (error) {
    refuseForm(request, error)
  }
  if (file.truncated) {
    throw new AppError('image_too_large', {
      message: /*i18n*/ 'The image is larger than {size}.',
      values: { size: sizeOf(MAX_UPLOAD_BYTES) },
    })
  }
}
