import { createHash, createHmac } from 'node:crypto'
import {
  MAX_REPORT_DETAILS_LENGTH,
  REPORT_REASONS,
  type ReportOutcome,
  type ReportReason,
} from '@memesmith/contract'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { findAnyMeme } from './moderation.repository.ts'
import { findReport, insertReport } from './reports.repository.ts'

export interface ReportForm {
  readonly reason: string
  readonly details: string
}

interface Reporter {
  /** The part of the address that stands for a person or a household. */
  readonly network: string
  /** The code with which the reporter asks what became of the report. */
  readonly ticket: string
  /** The key of the hash, without which nobody can find out the address from what is stored. */
  readonly secret: string
}

const isReason = (name: string): name is ReportReason => Object.hasOwn(REPORT_REASONS, name)

/**
 * Stores a report about a meme. Several reports from one address count as one.
 *
 * @returns what is wrong with the form, as a message for the user; undefined when it is stored
 */
export async function reportMeme(
  db: Db,
  shareId: string,
  form: ReportForm,
  { network, secret, ticket }: Reporter,
): Promise<string | undefined> {
  const { reason } = form
  if (!isReason(reason)) return /*i18n*/ 'Please choose what is wrong with it.'
  const details = cleanDetails(form.details)
  if (details.length > MAX_REPORT_DETAILS_LENGTH) {
    return `Please write at most ${MAX_REPORT_DETAILS_LENGTH} characters.`
  }
  const meme = await findAnyMeme(db, shareId)
  if (meme === undefined) return undefined
  const reporter = createHmac('sha256', secret)
    .update(`report ${meme.id} ${network}`)
    .digest('base64url')
  const drawnAt = meme.updatedAt ?? meme.createdAt
  const ticketHash = hashOf(ticket)
  const report = { ticketHash, memeId: meme.id, reason, details, reporter, drawnAt }
  // One at a time, so that concurrent reports can't exceed the limit.
  await userTransaction(db, meme.userId, (transaction) => insertReport(transaction, report))
  return undefined
}

/**
 * What became of a report.
 *
 * @returns undefined if there is none with this ticket; `waiting` until somebody has decided
 */
export async function outcomeOf(
  db: Db,
  ticket: string,
): Promise<ReportOutcome | 'handled' | 'waiting' | undefined> {
  const report = await findReport(db, hashOf(ticket))
  if (report === undefined) return undefined
  return report.handledAt === null ? 'waiting' : (report.outcome ?? 'handled')
}

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url')

/** Plain lines: nothing in them moves, hides or breaks the text around them. */
const cleanDetails = (details: string): string =>
  details
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // Joiners are allowed: names in Persian and several Indian languages, and some emoji, need them.
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
