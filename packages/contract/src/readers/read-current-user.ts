import type { CurrentUser } from '../auth.ts'
import { numberIn, recordOf, textIn } from './read-json.ts'

/** The signed-in user. The specification guarantees only a first name. */
export interface SignedInUser extends Partial<Pick<CurrentUser, 'email' | 'id'>> {
  /** Undefined if the name is missing or blank. */
  readonly firstName: string | undefined
}

/** @throws AnswerError if the answer is not a user */
export function readCurrentUser(answer: unknown): SignedInUser {
  const user = recordOf(answer, 'a user')
  const id = numberIn(user, 'id')
  const email = textIn(user, 'email')
  const firstName = textIn(user, 'firstName')?.trim() || undefined
  return { firstName, ...(id !== undefined && { id }), ...(email !== undefined && { email }) }
}
