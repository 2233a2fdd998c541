import { AppError } from '../runtime/app-error.ts'
import { CancelledError } from '../runtime/cancelled-error.ts'

/**
 * Replaces the errors of an image decoder.
 *
 * @throws AppError `image_unreadable`, or the AppError or CancelledError of `work`
 */
export async function replaceDecodeErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const isKnown = error instanceof AppError || error instanceof CancelledError
    throw isKnown ? error : new AppError('image_unreadable')
  }
}
