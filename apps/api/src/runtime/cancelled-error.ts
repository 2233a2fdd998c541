/** The work was cancelled, so its result is not wanted. */
export class CancelledError extends Error {
  override readonly message = 'The work was cancelled.'
}
