import { AppError } from '../runtime/app-error.ts'

/**
 * Replaces the errors of an image decoder.
 *
 * @throws AppError `image_unreadable`, or the AppError of `work`
 */
export async function replaceDecodeErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image_unreadable')
  }
}
