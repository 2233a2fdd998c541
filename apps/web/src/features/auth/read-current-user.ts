import type { CurrentUser as FullUser } from '@memesmith/contract'
import { numberIn, recordOf, textIn } from '../../lib/read-json.ts'

/** The signed-in user. The specification promises no more than a first name. */
export interface CurrentUser extends Partial<Pick<FullUser, 'email' | 'id'>> {
  /** Undefined for a user who has given none, or blanks. */
  readonly firstName: string | undefined
}

/** @throws AnswerError for an answer that is no user */
export function readCurrentUser(answer: unknown): CurrentUser {
  const user = recordOf(answer, 'a user')
  const id = numberIn(user, 'id')
  const email = textIn(user, 'email')
  const firstName = textIn(user, 'firstName')?.trim() || undefined
  return { firstName, ...(id !== undefined && { id }), ...(email !== undefined && { email }) }
}
