import { getSystemErrorMessage } from 'node:util'

/**
 * The reason for a failure: the system's message, such as "permission denied", or the error's own.
 */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('errno' in error) || typeof error.errno !== 'number') return error.message
  return getSystemErrorMessage(error.errno)
}
