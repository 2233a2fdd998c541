import { t } from '@lingui/core/macro'
import { type AnimationChoice, type ApiErrorCode, calls } from '@memesmith/contract'
import { hasStatus, ResponseError, request } from '../../../lib/api-client.ts'
import { call } from '../../../lib/call.ts'
import { formatSize } from '../../../lib/languages/format.ts'
import { type Picture, PictureError, pictureOfMotion } from '../picture/picture.ts'
import { openMovingPicture } from './moving-picture.ts'

/** An animation that can't be used whole, and what can be used of it. */
class AnimationTooLargeError extends PictureError {
  readonly choices: readonly AnimationChoice[]

  constructor(message: string, choices: readonly AnimationChoice[]) {
    super(message)
    this.choices = choices
  }
}

/**
 * Makes a picture that moves of a file that the user chose. The server decodes it, and what it
 * stores is shown, so the preview has the pixels of the stored meme.
 *
 * @param maxUploadBytes size of the largest file that the server accepts
 * @param signal ends the work, also that of the server
 * @throws AnimationTooLargeError; PictureError if the file can't be used
 */
export async function openAnimation(
  file: File,
  choice: AnimationChoice,
  maxUploadBytes: number,
  signal: AbortSignal,
): Promise<Picture> {
  if (file.size > maxUploadBytes) {
    const [size, most] = [formatSize(file.size), formatSize(maxUploadBytes)]
    throw new AnimationTooLargeError(
      t`This animation has ${size}. Up to ${most} can move. It can be used as a still picture.`,
      ['still'],
    )
  }
  const form = new FormData()
  form.append('image', file)
  try {
    const query = { animation: choice }
    const { url } = await call(calls.uploadImage, { query, body: form }, { signal })
    const stored = await (await request('GET', url, undefined, { signal })).blob()
    const motion = await openMovingPicture(stored)
    if (motion !== undefined) return pictureOfMotion(motion, stored, url)
  } catch (error) {
    if (hasStatus(error, 413) && hasCode(error, 'animation_too_large')) {
      throw new AnimationTooLargeError(error.serverMessage ?? '', ['part', 'still'])
    }
    if (hasStatus(error, 413) && hasCode(error, 'image_too_large')) {
      throw new AnimationTooLargeError(error.serverMessage ?? '', ['still'])
    }
    const said = error instanceof ResponseError ? error.serverMessage : undefined
    throw new PictureError(said ?? couldNotBeOpened())
  }
  throw new PictureError(couldNotBeOpened())
}

const couldNotBeOpened = (): string => t`This animation could not be opened. Please try again.`

/** The message has the body (spec §8). */
const hasCode = ({ message }: Error, code: ApiErrorCode): boolean => message.includes(`"${code}"`)
