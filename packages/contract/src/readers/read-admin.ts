import type {
  AdminInvitation,
  AdminMeme,
  AdminOverview,
  AdminPage,
  AdminUser,
  AuditEntry,
  Growth,
  MailNumbers,
  ReportedMeme,
} from '../admin.ts'
import { ACCOUNT_STATES, AUDIT_ACTS, REPORT_REASONS } from '../moderation.ts'
import { AnswerError, type JsonRecord, numberIn, recordOf, textIn } from './read-json.ts'

/** Reads the answers of the administration. Every field is required: the server has the same version. */

function required<Value>(value: Value | undefined, field: string): Value {
  if (value === undefined) throw new AnswerError(`expected ${field}`)
  return value
}

const text = (record: JsonRecord, field: string) => required(textIn(record, field), field)
const number = (record: JsonRecord, field: string) => required(numberIn(record, field), field)
const flag = (record: JsonRecord, field: string) => record[field] === true

function keyIn<Key extends string>(
  labels: Readonly<Record<Key, string>>,
  record: JsonRecord,
  field: string,
): Key {
  const isKey = (name: string | undefined): name is Key =>
    name !== undefined && Object.hasOwn(labels, name)
  const value = textIn(record, field)
  return required(isKey(value) ? value : undefined, field)
}

function listIn<Row>(record: JsonRecord, field: string, readRow: (row: JsonRecord) => Row): Row[] {
  const list = record[field]
  if (!Array.isArray(list)) throw new AnswerError(`expected a list of ${field}`)
  return list.map((each) => readRow(recordOf(each, 'a row')))
}

function pageReader<Row>(readRow: (row: JsonRecord) => Row) {
  return (answer: unknown): AdminPage<Row> => {
    const page = recordOf(answer, 'a page')
    return { rows: listIn(page, 'rows', readRow), next: numberIn(page, 'next') ?? null }
  }
}

function growthIn(record: JsonRecord, field: string): Growth {
  const growth = recordOf(record[field], field)
  return {
    total: number(growth, 'total'),
    lastDay: numberIn(growth, 'lastDay') ?? null,
    lastWeek: numberIn(growth, 'lastWeek') ?? null,
  }
}

function mailsIn(record: JsonRecord): MailNumbers | null {
  if (record.mails === null) return null
  const mails = recordOf(record.mails, 'mails')
  const failure = mails.lastFailure === null ? null : recordOf(mails.lastFailure, 'lastFailure')
  return {
    sent: number(mails, 'sent'),
    refused: number(mails, 'refused'),
    failed: number(mails, 'failed'),
    lastFailure: failure && { at: text(failure, 'at'), reason: text(failure, 'reason') },
  }
}

/** @throws AnswerError if the answer is not an overview */
export function readAdminOverview(answer: unknown): AdminOverview {
  const overview = recordOf(answer, 'an overview')
  const commit = textIn(overview, 'commit')
  return {
    users: growthIn(overview, 'users'),
    memes: growthIn(overview, 'memes'),
    bytes: growthIn(overview, 'bytes'),
    databaseBytes: number(overview, 'databaseBytes'),
    freeBytes: numberIn(overview, 'freeBytes') ?? null,
    mails: mailsIn(overview),
    hasReports: flag(overview, 'hasReports'),
    version: text(overview, 'version'),
    ...(commit !== undefined && { commit }),
    limits: listIn(overview, 'limits', (limit) => ({
      setting: text(limit, 'setting'),
      value: text(limit, 'value'),
    })),
  }
}

/** @returns that the server is ready, and why nothing new can be saved; empty if it can */
export function readReadiness(answer: unknown) {
  const { problems } = recordOf(answer, 'an answer')
  return { status: 'ready', problems: Array.isArray(problems) ? problems.map(String) : [] } as const
}

/** @throws AnswerError if the answer is not a page of users */
export const readAdminUsers = pageReader(
  (row): AdminUser => ({
    id: number(row, 'id'),
    email: text(row, 'email'),
    firstName: textIn(row, 'firstName') ?? null,
    state: required(
      ACCOUNT_STATES.find((state) => state === row.state),
      'state',
    ),
    isAdministrator: flag(row, 'isAdministrator'),
    createdAt: text(row, 'createdAt'),
    lastSeen: textIn(row, 'lastSeen') ?? null,
    memeCount: number(row, 'memeCount'),
    bytes: number(row, 'bytes'),
  }),
)

/** @returns the link to hand over; undefined if there is none */
export const readAccountLink = (answer: unknown): string | undefined =>
  textIn(recordOf(answer, 'an answer'), 'link')

const readMemeRow = (row: JsonRecord): AdminMeme => ({
  shareId: text(row, 'shareId'),
  title: text(row, 'title'),
  owner: text(row, 'owner'),
  createdAt: text(row, 'createdAt'),
  isDeleted: flag(row, 'isDeleted'),
  takenDownAt: textIn(row, 'takenDownAt') ?? null,
  reason: textIn(row, 'reason') ?? null,
  isRestorable: flag(row, 'isRestorable'),
})

/** @throws AnswerError if the answer is not a page of memes */
export const readAdminMemes = pageReader(readMemeRow)

/** @throws AnswerError if the answer is not a page of invitations */
export const readAdminInvitations = pageReader(
  (row): AdminInvitation => ({
    id: text(row, 'id'),
    createdAt: text(row, 'createdAt'),
    expiresAt: text(row, 'expiresAt'),
    usesLeft: number(row, 'usesLeft'),
  }),
)

/** @throws AnswerError if the answer is not a page of reported memes */
export const readReportedMemes = pageReader(
  (row): ReportedMeme => ({
    meme: readMemeRow(recordOf(row.meme, 'a meme')),
    reports: listIn(row, 'reports', (report) => ({
      id: number(report, 'id'),
      reason: keyIn(REPORT_REASONS, report, 'reason'),
      details: text(report, 'details'),
      createdAt: text(report, 'createdAt'),
    })),
  }),
)

/** @throws AnswerError if the answer is not a page of the audit log */
export const readAuditEntries = pageReader(
  (row): AuditEntry => ({
    id: number(row, 'id'),
    at: text(row, 'at'),
    actor: text(row, 'actor'),
    act: keyIn(AUDIT_ACTS, row, 'act'),
    user: textIn(row, 'user') ?? null,
    shareId: textIn(row, 'shareId') ?? null,
    details: text(row, 'details'),
  }),
)
