import { MAX_UPLOAD_BYTES } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

// A dozen of the largest uploads at a time; a hundred times as many of the usual ones.
const MAX_HELD_BYTES = 12 * MAX_UPLOAD_BYTES

/**
 * Takes uploaded files into memory for as long as somebody works with them. All uploads share one
 * bound, so that many large ones at once can not take the whole memory.
 */
export class UploadReceiver {
  #heldBytes = 0

  /**
   * Calls `use` with the whole file in the form field `image`.
   *
   * @throws AppError `busy` when too much is held already; others say what is wrong with the form
   */
  async receive<Result>(
    request: FastifyRequest,
    use: (file: Uint8Array) => Promise<Result>,
  ): Promise<Result> {
    const chunks: Buffer[] = []
    let bytes = 0
    try {
      for await (const chunk of chunksOf(request)) {
        if (this.#heldBytes + chunk.length > MAX_HELD_BYTES) throw new AppError('busy')
        chunks.push(chunk)
        bytes += chunk.length
        this.#heldBytes += chunk.length
      }
      return await use(Buffer.concat(chunks))
    } finally {
      this.#heldBytes -= bytes
    }
  }
}

async function* chunksOf(request: FastifyRequest): AsyncGenerator<Buffer> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    const part = await request.file()
    if (part?.fieldname !== 'image') {
      throw new AppError('invalid_request', 'Send the picture as multipart form field "image".')
    }
    yield* part.file
    if (part.file.truncated) {
      throw new AppError(
        'image_too_large',
        `The image is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB.`,
      )
    }
  } catch (error) {
    // The parser's own errors are all about what was sent, and carry no status.
    const isKnown = error instanceof Error && 'statusCode' in error
    throw isKnown ? error : new AppError('invalid_request', 'The form is damaged or cut off.')
  }
}
