import { AppError } from '../runtime/app-error.ts'

/** @throws AppError `image_unreadable` in place of whatever a decoder says of a damaged file */
export async function explainUnreadable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('image_unreadable')
  }
}
