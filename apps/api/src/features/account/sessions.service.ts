import { isRecord, type SignedInBrowser, textIn } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { describeBrowser } from '../../http/sessions/describe-browser.ts'
import {
  deleteOtherSessionsOf,
  deleteSessionOf,
  listSessionsOf,
} from '../../http/sessions/sessions.repository.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'

/** The session that asks. */
interface Asking {
  /** As in its cookie. */
  readonly sessionId: string
  readonly userAgent: string | undefined
}

/** Where a user is signed in: the session that asks, then those used last. */
export async function getSessions(
  db: Db,
  userId: number,
  { sessionId, userAgent }: Asking,
): Promise<SignedInBrowser[]> {
  const own = hashToken(sessionId)
  const listed = (await listSessionsOf(db, userId)).map(
    ({ id, data, startedAt, lastUsedAt }): SignedInBrowser => ({
      id,
      // A browser may have another name by now, and sessions of older servers have none.
      ...(id === own ? describeBrowser(userAgent) : namesIn(data)),
      startedAt: new Date(startedAt).toISOString(),
      lastUsedAt: new Date(lastUsedAt).toISOString(),
      ...(id === own && { current: true }),
    }),
  )
  return listed.sort((one, other) => Number(other.current ?? 0) - Number(one.current ?? 0))
}

/** @param data of a session */
function namesIn(data: string) {
  const parsed: unknown = JSON.parse(data)
  const of = (name: string) => (isRecord(parsed) ? textIn(parsed, name) : undefined) ?? null
  return { browser: of('browser'), system: of('system') }
}

/** Ends a session of the user. */
export const endSessionOf = (db: Db, userId: number, id: string): Promise<void> =>
  deleteSessionOf(db, userId, id)

/** Ends every session of the user but the one that asks. */
export const signOutElsewhere = (db: Db, userId: number, sessionId: string): Promise<void> =>
  deleteOtherSessionsOf(db, userId, hashToken(sessionId))
