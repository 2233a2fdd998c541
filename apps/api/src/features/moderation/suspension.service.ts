/**
 * The way in which a suspended person reads why, and appeals.
 *
 * Problem: a suspended person is signed out and can't log in, but may appeal once.
 * Approach: who proves to own the account gets a link to a page instead of a session. It works for an hour,
 * at every server, and shows nothing but the decision.
 */
import { calls, HOUR_MS, pathOf } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { readSignedText, signText } from '../../runtime/signed-text.ts'
import { isSuspended } from '../../users/users.repository.ts'
import { listOwnDecisions } from './decide.service.ts'

const PURPOSE = 'suspension'
const VALID_MS = HOUR_MS

/**
 * The path of the page where a suspended user reads why.
 *
 * @param secret of the site
 * @param userId of a person who has just proved to own the account
 * @returns undefined for a suspension without a decision about a meme
 */
export async function suspensionPath(
  db: Db,
  secret: string,
  userId: number,
): Promise<string | undefined> {
  if ((await findSuspension(db, userId)) === undefined) return undefined
  const ticket = signText(secret, PURPOSE, `${userId}-${Date.now() + VALID_MS}`)
  return pathOf(calls.suspensionPage, { ticket })
}

/**
 * Who has a ticket, and the decision that it is about.
 *
 * @returns undefined for a ticket that is not ours or too old, and if the suspension is lifted
 */
export async function readSuspension(db: Db, secret: string, ticket: string) {
  const [user, until] = (readSignedText(secret, PURPOSE, ticket) ?? '').split('-').map(Number)
  if (user === undefined || until === undefined || until < Date.now()) return undefined
  if (!(await isSuspended(db, user))) return undefined
  const decision = await findSuspension(db, user)
  return decision && { userId: user, decision }
}

export type Suspension = NonNullable<Awaited<ReturnType<typeof findSuspension>>>

const findSuspension = async (db: Db, userId: number) =>
  (await listOwnDecisions(db, userId)).find(
    ({ act, isReversed }) => act === 'suspended' && !isReversed,
  )
