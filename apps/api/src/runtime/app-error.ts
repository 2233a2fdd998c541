import { API_ERRORS, type ApiError, type ApiErrorCode } from '@memesmith/contract/errors'

/** When to retry, in seconds: an overload has passed by then, or another server has taken over. */
const RETRY_SECONDS: Partial<Record<ApiErrorCode, number>> = {
  busy: 2,
  database_away: 5,
  storage_away: 5,
}

/** An error that is sent to the client as `{ code, message }`, with the code's status. */
export class AppError extends Error {
  readonly code: ApiErrorCode
  readonly statusCode: number
  /** When to retry, in seconds from now. */
  readonly retryAfter: number | undefined

  /**
   * @param message a sentence for the user that is more specific than the code's default
   * @param cause logged for the operator, never sent
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
    this.retryAfter = retryAfter ?? RETRY_SECONDS[code]
  }

  toBody(requestId: string): ApiError {
    return { code: this.code, message: this.message, requestId }
  }
}
