import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** The signed-in user. The specification guarantees only a first name. */
export interface SignedInUser {
  readonly id?: number | undefined
  readonly email?: string | undefined
  /** Undefined if the name is missing or blank. */
  readonly firstName: string | undefined
  readonly unverified?: boolean
  readonly administrator?: boolean
}

/** @throws AnswerError if the answer is not a user */
export function readCurrentUser(answer: unknown): SignedInUser {
  const user = recordOf(answer, 'a user')
  return {
    firstName: textIn(user, 'firstName')?.trim() || undefined,
    id: numberIn(user, 'id'),
    email: textIn(user, 'email'),
    unverified: !!user.unverified,
    administrator: user.administrator === true,
  }
}

/** @throws AnswerError if the answer has no key */
export function readDraftKey(answer: unknown): { readonly key: string } {
  const key = textIn(recordOf(answer, 'a key'), 'key')
  if (key === undefined) throw new AnswerError('expected a key')
  return { key }
}
