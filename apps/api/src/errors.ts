import { API_ERRORS, type ApiError, type ApiErrorCode } from '@memesmith/contract'

/** An error that the client is told about, as `{ code, message }` with the code's status. */
export class AppError extends Error {
  readonly code: ApiErrorCode
  readonly statusCode: number

  /** @param message a sentence for a person, where more is known than the code says by itself */
  constructor(code: ApiErrorCode, message?: string) {
    const [statusCode, usualMessage] = API_ERRORS[code]
    super(message ?? usualMessage)
    this.code = code
    this.statusCode = statusCode
  }

  toBody(): ApiError {
    return { code: this.code, message: this.message }
  }
}
