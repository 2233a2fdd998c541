import { API_ERRORS, type ApiError, type ApiErrorCode } from '@memesmith/contract/errors'
import { ENGLISH, type I18n, type Saying } from '@memesmith/languages/saying'

/** When to retry, in seconds: an overload has passed by then, or another server has taken over. */
const RETRY_SECONDS: Partial<Record<ApiErrorCode, number>> = {
  busy: 2,
  database_away: 5,
  storage_away: 5,
}

/**
 * An error that is sent to the client as `{ code, message }`, with the code's status. Its `message` is in
 * English, for logs; the answer is in the language of the request.
 */
export class AppError extends Error {
  readonly code: ApiErrorCode
  readonly statusCode: number
  /** A sentence for the user. */
  readonly saying: Saying
  /** When to retry, in seconds from now. */
  readonly retryAfter: number | undefined

  /**
   * @param saying a sentence for the user that is more specific than the code's default
   * @param cause logged for the operator, never sent
   */
  constructor(
    code: ApiErrorCode,
    saying?: Saying,
    { retryAfter, cause }: { retryAfter?: number; cause?: object } = {},
  ) {
    const [statusCode, usualMessage] = API_ERRORS[code]
    super(ENGLISH.say(saying ?? usualMessage), { cause })
    this.saying = saying ?? usualMessage
    this.code = code
    this.statusCode = statusCode
    this.retryAfter = retryAfter ?? RETRY_SECONDS[code]
  }

  /** @param i18n of the request, if there is one */
  toBody(requestId: string, i18n: I18n = ENGLISH): ApiError {
    return { code: this.code, message: i18n.say(this.saying), requestId }
  }
}
