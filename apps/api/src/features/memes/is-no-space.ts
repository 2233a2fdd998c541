import { isStorageFull } from '../../database/problem-of.ts'
import { ReadOnlyError } from '../../database/read-only.ts'
import { AppError } from '../../runtime/app-error.ts'

/** Whether something could not be stored because the disk, or the user's collection, is full. */
export const isNoSpace = (error: unknown): boolean =>
  isStorageFull(error) ||
  error instanceof ReadOnlyError ||
  (error instanceof AppError && error.code === 'collection_full')
