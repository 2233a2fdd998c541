import { APIError } from 'openai'

/** A model refused to answer. */
export class RefusalError extends Error {}

const REFUSAL_CODES = ['moderation_blocked', 'content_policy_violation', 'content_filter']

/** Whether a model, or the moderation before it, has refused. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RefusalError ||
  (error instanceof APIError && REFUSAL_CODES.includes(error.code ?? ''))

/** The endpoint does not support something in the request; a simpler request may work. */
export const isRejected = (error: unknown): boolean =>
  error instanceof APIError && error.status === 400 && !isRefusal(error)
