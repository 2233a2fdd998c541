import {
  ADMIN_ROWS_PER_PAGE,
  type AdminInvitation,
  type AdminMeme,
  type AdminPage,
  type AdminUser,
  type AuditEntry,
  DAY_MS,
  type HeldReason,
  type ReportedMeme,
} from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { searchById } from '../../database/search-by-id.ts'
import { type AccountRow, findLastUserId, listAccounts } from '../../users/users.repository.ts'
import { accountStateOf, lastSeenOf } from '../account/describe-account.service.ts'
import { listValidInvitations } from '../account/manage-invitations.service.ts'
import { type Actor, listAudit } from '../audit/audit.repository.ts'
import { listOpenAppeals } from '../moderation/decisions.repository.ts'
import { findMemes } from '../moderation/find-memes.service.ts'
import { listMemesById, listTakedowns } from '../moderation/moderation.repository.ts'
import { RESTORABLE_DAYS } from '../moderation/moderation.service.ts'
import { listReportedMemes, listReportsAbout } from '../moderation/reports.repository.ts'
import { listWaiting } from '../moderation/review.service.ts'

const limit = ADMIN_ROWS_PER_PAGE

/** The requested part of a list. */
interface Wanted {
  /** The search text; empty for everything. */
  readonly search: string
  /** The page begins before this id; undefined for the first page. */
  readonly before: number | undefined
}

/** A page of accounts, newest first. */
export async function listUsers(db: Db, { search, before }: Wanted): Promise<AdminPage<AdminUser>> {
  const start = before ?? (await findLastUserId(db)) + 1
  const find = (range: Parameters<typeof listAccounts>[2]) => listAccounts(db, search, range)
  const { rows, next } = await searchById(find, { before: start, limit })
  return { rows: rows.map(toAdminUser), next }
}

const toAdminUser = (row: AccountRow): AdminUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName,
  state: accountStateOf(row),
  isAdministrator: row.administratorSince !== null,
  createdAt: isoTime(row.createdAt),
  lastSeen: lastSeenOf(row),
  memeCount: row.memeCount ?? 0,
  bytes: row.bytes ?? 0,
  keys: row.keys ?? 0,
})

/** A page of the memes that match a search; without a search, of those that were taken down. */
export async function listMemes(
  db: Db,
  actor: Actor,
  { search, before }: Wanted,
): Promise<AdminPage<AdminMeme>> {
  if (search !== '') {
    const { rows, next } = await findMemes(db, actor, search, { before, limit })
    return { rows: rows.map(toAdminMeme), next }
  }
  const rows = await listTakedowns(db, { before: before ?? Number.MAX_SAFE_INTEGER, limit })
  return { rows: rows.map(toAdminMeme), next: nextOf(rows) }
}

/** The memes that wait to be let into the public side: the first of the queue. */
export async function listUnreviewed(db: Db) {
  const { memes, hasMore } = await listWaiting(db, limit)
  return { rows: memes.map(toAdminMeme), hasMore }
}

/** The appeals that wait for an answer: the first of the queue. */
export async function listAppeals(db: Db) {
  const rows = await listOpenAppeals(db, limit + 1)
  return {
    rows: rows.slice(0, limit).map(({ email, appeal, ...row }) => ({
      ...row,
      owner: email,
      appeal: appeal ?? '',
    })),
    hasMore: rows.length > limit,
  }
}

interface MemeRow {
  readonly shareId: string
  /** Null for a meme that is purged. */
  readonly title: string | null
  readonly email: string | null
  readonly createdAt: number | null
  readonly takenDownAt: number | null
  readonly reason: string | null
  readonly deletedAt?: number | null
  readonly held?: HeldReason | '' | null
}

function toAdminMeme({ takenDownAt, ...row }: MemeRow): AdminMeme {
  const isPurged = row.title === null
  const age = Date.now() - (takenDownAt ?? 0)
  return {
    shareId: row.shareId,
    title: row.title ?? 'A meme that is purged',
    owner: row.email ?? '',
    createdAt: isoTime(row.createdAt ?? takenDownAt ?? 0),
    isDeleted: isPurged || (takenDownAt === null && row.deletedAt != null),
    takenDownAt: takenDownAt === null ? null : isoTime(takenDownAt),
    reason: row.reason,
    ...(row.held && { held: row.held }),
    isRestorable: takenDownAt !== null && !isPurged && age < RESTORABLE_DAYS * DAY_MS,
  }
}

/** A page of the memes with open reports, most recently reported first. */
export async function listReported(
  db: Db,
  before: number | undefined,
): Promise<AdminPage<ReportedMeme>> {
  const reported = await listReportedMemes(db, before, limit)
  const ids = reported.map(({ memeId }) => memeId)
  const memes = new Map((await listMemesById(db, ids)).map((meme) => [meme.id, meme]))
  const reports = Map.groupBy(await listReportsAbout(db, ids), ({ memeId }) => memeId)
  const rows = ids.flatMap((id) => {
    const meme = memes.get(id)
    // Its account was deleted a moment ago.
    if (meme === undefined) return []
    const about = (reports.get(id) ?? []).map(({ memeId: _, createdAt, ...report }) => ({
      ...report,
      createdAt: isoTime(createdAt),
    }))
    return [{ meme: toAdminMeme(meme), reports: about }]
  })
  return { rows, next: nextOf(reported) }
}

/** A page of the invitations that can still be used, newest first. */
export async function listInvited(
  db: Db,
  before: number | undefined,
): Promise<AdminPage<AdminInvitation>> {
  const all = await listValidInvitations(db, { before, limit })
  const rows = all.map(({ createdAt, expiresAt, ...invitation }) => ({
    ...invitation,
    createdAt: isoTime(createdAt),
    expiresAt: isoTime(expiresAt),
  }))
  return { rows, next: all.length < limit ? null : (all.at(-1)?.createdAt ?? null) }
}

/** A page of the audit log, newest first. */
export async function listLog(db: Db, before: number | undefined): Promise<AdminPage<AuditEntry>> {
  const entries = await listAudit(db, before, limit)
  const rows = entries.map(({ id, at, act, shareId, details, ...entry }) => ({
    id,
    at: isoTime(at),
    act,
    shareId,
    details,
    actor:
      entry.actorId === null
        ? 'the command line'
        : nameOf(entry.actorId, entry.actorEmail, entry.actorDeletedAt),
    user: entry.userId === null ? null : nameOf(entry.userId, entry.userEmail, entry.userDeletedAt),
  }))
  return { rows, next: nextOf(entries) }
}

/** The log names accounts by their ids, so it keeps no address of a deleted one. */
const nameOf = (id: number, email: string | null, deletedAt: number | null): string =>
  email === null || deletedAt !== null ? `account ${id} (deleted)` : email

const nextOf = (rows: readonly { readonly id: number }[]): number | null =>
  rows.length < limit ? null : (rows.at(-1)?.id ?? null)

const isoTime = (ms: number): string => new Date(ms).toISOString()
