import { API_ERRORS, type ApiError, type ApiErrorCode } from '@memesmith/contract'

// What is under way in a busy moment is over by then.
const BUSY_SECONDS = 2

/** An error that the client is told about, as `{ code, message }` with the code's status. */
export class AppError extends Error {
  readonly code: ApiErrorCode
  readonly statusCode: number
  /** When trying again may help, in seconds from now. */
  readonly retryAfter: number | undefined

  /**
   * @param message a sentence for a person, where more is known than the code says by itself
   * @param cause what the operator has to know, and nobody else
   */
  constructor(
    code: ApiErrorCode,
    message?: string,
    { retryAfter, cause }: { retryAfter?: number; cause?: object } = {},
  ) {
    const [statusCode, usualMessage] = API_ERRORS[code]
    super(message ?? usualMessage, { cause })
    this.code = code
    this.statusCode = statusCode
    this.retryAfter = retryAfter ?? (code === 'busy' ? BUSY_SECONDS : undefined)
  }

  toBody(requestId: string): ApiError {
    return { code: this.code, message: this.message, requestId }
  }
}
