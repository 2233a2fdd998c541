import type { ReportOutcome, ReportReason } from '@memesmith/contract'
import { MAX_REPORTS_PER_MEME } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'

interface NewReport {
  readonly memeId: number
  readonly reason: ReportReason
  readonly details: string
  readonly reporter: string
  readonly ticketHash: string
  /** When the meme got the reported picture; milliseconds since 1970. */
  readonly drawnAt: number
}

/**
 * Stores a report, unless the same address has already reported this picture, or the meme has enough
 * reports.
 */
export async function insertReport(db: Db, { drawnAt, ...report }: NewReport): Promise<void> {
  const open = await db
    .selectFrom('reports')
    .select('id')
    .where('memeId', '=', report.memeId)
    .where('handledAt', 'is', null)
    .limit(MAX_REPORTS_PER_MEME)
    .execute()
  if (open.length === MAX_REPORTS_PER_MEME) return
  // A decision about an earlier picture says nothing about this one.
  await db
    .deleteFrom('reports')
    .where('memeId', '=', report.memeId)
    .where('reporter', '=', report.reporter)
    .where('handledAt', '<', drawnAt)
    .execute()
  await db
    .insertInto('reports')
    .values({ ...report, createdAt: Date.now() })
    .onConflict((conflict) => conflict.columns(['memeId', 'reporter']).doNothing())
    .execute()
}

/** Marks the open reports about a meme as handled, and keeps what became of them for the reporters. */
export async function markReportsHandled(
  db: Db,
  memeId: number,
  outcome: ReportOutcome,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ handledAt: Date.now(), outcome })
    .where('memeId', '=', memeId)
    .where('handledAt', 'is', null)
    .execute()
}

/** The report of a ticket; none if the meme is purged. */
export const findReport = async (db: Db, ticketHash: string) =>
  await db
    .selectFrom('reports')
    .select(['handledAt', 'outcome'])
    .where('ticketHash', '=', ticketHash)
    .executeTakeFirst()

const selectOpen = (db: Db) =>
  db.selectFrom('reports').where('handledAt', 'is', null).orderBy('reports.id', 'desc')

/** Whether any report is open. */
export async function hasOpenReports(db: Db): Promise<boolean> {
  // With a range, SQLite searches the index of open reports.
  const open = selectOpen(db).select('id').where('id', '>', 0).limit(1)
  return (await open.executeTakeFirst()) !== undefined
}

/**
 * The last open report about each meme, newest first.
 *
 * @param before the id of a report; undefined to begin with the last one
 */
export const listReportedMemes = async (db: Db, before: number | undefined, limit: number) =>
  await selectOpen(db)
    .select(['reports.id', 'reports.memeId'])
    .where('reports.id', '<', before ?? Number.MAX_SAFE_INTEGER)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports as later')
            .select('later.id')
            .whereRef('later.memeId', '=', 'reports.memeId')
            .whereRef('later.id', '>', 'reports.id')
            .where('later.handledAt', 'is', null),
        ),
      ),
    )
    .limit(limit)
    .execute()

/** The open reports about memes, newest first. */
export const listReportsAbout = async (db: Db, memeIds: readonly number[]) =>
  memeIds.length === 0
    ? []
    : await db
        .selectFrom('reports')
        .select(['id', 'memeId', 'reason', 'details', 'createdAt'])
        .where('memeId', 'in', memeIds)
        .where('handledAt', 'is', null)
        .orderBy('id', 'desc')
        .execute()

/** Open reports after an id, oldest first, with the links of their memes. */
export const listReportsAfter = async (db: Db, id: number, limit: number) =>
  await db
    .selectFrom('reports')
    .innerJoin('memes', 'memes.id', 'reports.memeId')
    .select(['reports.id', 'reports.reason', 'reports.details', 'memes.shareId'])
    .where('handledAt', 'is', null)
    .where('reports.id', '>', id)
    .orderBy('reports.id')
    .limit(limit)
    .execute()

/**
 * Takes the turn to send an e-mail, so that no other server sends it.
 *
 * @param nextAt when the next turn is if this one fails; milliseconds since 1970
 * @returns the last report that was sent; undefined when no e-mail is due yet
 */
export async function takeMailTurn(db: Db, nextAt: number): Promise<number | undefined> {
  const row = await db
    .insertInto('reportMails')
    .values({ id: 1, sentUntil: 0, nextAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ nextAt }).where('reportMails.nextAt', '<=', Date.now()),
    )
    .returning('sentUntil')
    .executeTakeFirst()
  return row?.sentUntil
}

/** Records that an e-mail was sent, and when the next one may be sent. */
export async function finishMailTurn(db: Db, sentUntil: number, nextAt: number): Promise<void> {
  await db.updateTable('reportMails').set({ sentUntil, nextAt }).where('id', '=', 1).execute()
}

/** The last report that was sent by e-mail; 0 if none was. */
export async function findSentUntil(db: Db): Promise<number> {
  const row = await db
    .selectFrom('reportMails')
    .select('sentUntil')
    .where('id', '=', 1)
    .executeTakeFirst()
  return row?.sentUntil ?? 0
}
