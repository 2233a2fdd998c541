import { getSystemErrorMessage } from 'node:util'

/** Why something failed: in the system's words, such as "permission denied", or the error's own. */
export function systemReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (!('errno' in error) || typeof error.errno !== 'number') return error.message
  return getSystemErrorMessage(error.errno)
}
