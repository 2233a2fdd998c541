import type { AccountState } from '@memesmith/contract'
import { SESSION_IDLE_MS } from '../../http/sessions/sessions.repository.ts'
import type { AccountRow } from '../../users/users.repository.ts'

/** Whether people can log in to an account and share memes. */
export function accountStateOf({
  suspendedAt,
  unverifiedSince,
}: Pick<AccountRow, 'suspendedAt' | 'unverifiedSince'>): AccountState {
  if (suspendedAt !== null) return 'suspended'
  return unverifiedSince === null ? 'active' : 'unverified'
}

/** The last day of use, such as `2026-11-22`, from the open sessions; null without one. */
export function lastSeenOf({
  lastSessionEnds,
}: Pick<AccountRow, 'lastSessionEnds'>): string | null {
  if (lastSessionEnds === null) return null
  return new Date(lastSessionEnds - SESSION_IDLE_MS).toISOString().slice(0, 10)
}
