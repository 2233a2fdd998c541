import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../runtime/app-error.ts'

/** The message for a file that did not arrive whole. */
export const CUT_OFF = /*i18n*/ 'The form is damaged or cut off.'

/** What a file of a form is, and how large it may be. */
interface ExpectedFile {
  readonly field: string
  /** The message when the form does not have it. */
  readonly missing: string
  /** This route's limit; the plugin's own by default. */
  readonly maxBytes?: number
}

/**
 * The first file of a multipart form. It has to be read, with its errors given to `refuseForm`.
 *
 * @throws AppError `unsupported_media_type` or `invalid_request`
 */
export async function formFileIn(
  request: FastifyRequest,
  { field, missing, maxBytes }: ExpectedFile,
): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  // The parser would wait for its end forever.
  if (request.raw.destroyed) throw new AppError('invalid_request', CUT_OFF)
  const options = maxBytes === undefined ? undefined : { limits: { fileSize: maxBytes } }
  const part = await request.file(options).catch((error) => refuseForm(request, error))
  if (part?.fieldname !== field) refuseForm(request, new AppError('invalid_request', missing))
  return part
}

/**
 * Turns the parser's errors, which have no status, into errors of the request. The parser gets no
 * more of it: it would look for parts in the whole rest of a refused form.
 */
export function refuseForm({ raw }: FastifyRequest, error: unknown): never {
  raw.unpipe().resume()
  const isKnown = error instanceof Error && 'statusCode' in error
  throw isKnown ? error : new AppError('invalid_request', CUT_OFF)
}
