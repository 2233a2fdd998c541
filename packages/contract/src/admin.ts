import Type, { type Static, type TSchema } from 'typebox'
import { call, PICTURE, WRITE_ERRORS } from './call.ts'
import { ID_PATTERN, IdParams, INVITATION_ID_PATTERN, RANDOM_ID_PATTERN } from './ids.ts'
import {
  ACCOUNT_ACTIONS,
  ACCOUNT_STATES,
  AUDIT_ACTIONS,
  DECISION_ACTS,
  HELD_REASONS,
  MAX_ADMIN_QUERY_LENGTH,
  MAX_TAKEDOWN_REASON_LENGTH,
  MEME_ACTIONS,
  REPORT_REASONS,
} from './moderation.ts'
import { Nullable } from './schema-parts.ts'

const NullableText = Nullable(Type.String())
const literals = <Name extends string>(names: readonly Name[]) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names] })
const keysOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Type.Unsafe<Name>({ type: 'string', enum: Object.keys(labels) })

/** A total, and how much it has grown. Null where it is not known yet. */
const Growth = Type.Object({
  total: Type.Integer(),
  lastDay: Nullable(Type.Integer()),
  lastWeek: Nullable(Type.Integer()),
})
export type Growth = Static<typeof Growth>

const MailNumbers = Type.Object({
  sent: Type.Integer(),
  /** The mail server rejected the recipient's address. */
  refused: Type.Integer(),
  /** The mail server can't be reached, or accepts no e-mail from this site. */
  failed: Type.Integer(),
  lastFailure: Nullable(Type.Object({ at: Type.String(), reason: Type.String() })),
})
export type MailNumbers = Static<typeof MailNumbers>

/** The response of `GET /api/admin/overview`. */
const AdminOverview = Type.Object({
  users: Growth,
  memes: Growth,
  /** Bytes of pictures and text of all users. */
  bytes: Growth,
  databaseBytes: Type.Integer(),
  /** Bytes that saves may still take; null with PostgreSQL, whose disk only its own server knows. */
  freeBytes: Nullable(Type.Integer()),
  /** What became of the e-mails since this server started; null without a mail server. */
  mails: Nullable(MailNumbers),
  /** Why the server serves no pages, as a sentence; missing if it does. */
  notReady: Type.Optional(Type.String()),
  /** Why nothing new can be saved; empty if something can. */
  problems: Type.Array(Type.String(), { default: [] }),
  /** Whether a reported meme waits for a decision. */
  hasReports: Type.Boolean(),
  version: Type.String(),
  commit: Type.Optional(Type.String()),
  /** The settings that limit people, with their current values. */
  limits: Type.Array(Type.Object({ setting: Type.String(), value: Type.String() })),
})
export type AdminOverview = Static<typeof AdminOverview>

/** The page of a list that begins after a row; the first page by default. */
const AdminPageQuery = Type.Object({
  /** The number of the row. The next page has rows with lower numbers. */
  before: Type.Optional(Type.String({ pattern: ID_PATTERN })),
})

/** A page of a list that can be searched. */
const AdminSearchQuery = Type.Interface([AdminPageQuery], {
  q: Type.Optional(Type.String({ maxLength: MAX_ADMIN_QUERY_LENGTH })),
})

const page = <Row extends TSchema>(row: Row) =>
  Type.Object({
    rows: Type.Array(row),
    /** For `before` of the next page; null on the last one. */
    next: Nullable(Type.Integer()),
  })

/** A page of a list in `/admin`. */
export interface AdminPage<Row> {
  rows: Row[]
  next: number | null
}

const AdminUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: NullableText,
  state: literals(ACCOUNT_STATES),
  isAdministrator: Type.Boolean(),
  createdAt: Type.String(),
  /** A day such as `2026-11-22`; null if the user has no open session. */
  lastSeen: NullableText,
  memeCount: Type.Integer(),
  bytes: Type.Integer(),
  /** The number of API keys. */
  keys: Type.Integer({ default: 0 }),
})
export type AdminUser = Static<typeof AdminUser>

const AdminMeme = Type.Object({
  shareId: Type.String(),
  title: Type.String(),
  /** The e-mail address of its owner. */
  owner: Type.String(),
  createdAt: Type.String(),
  isDeleted: Type.Boolean(),
  /** Null unless it was taken down. */
  takenDownAt: NullableText,
  reason: NullableText,
  /** Why it waits to be let into the public side; missing unless it is held. */
  held: Type.Optional(keysOf(HELD_REASONS)),
  /** Whether its takedown can be undone. */
  isRestorable: Type.Boolean(),
})
export type AdminMeme = Static<typeof AdminMeme>

const ShareIdParams = Type.Object({
  shareId: Type.String({ pattern: RANDOM_ID_PATTERN }),
})

const MemeActionInput = Type.Object({
  act: literals(MEME_ACTIONS),
  /** Why, from the list that reports have. */
  why: Type.Optional(keysOf(REPORT_REASONS)),
  /** Why it is taken down or kept out, for its owner and administrators. */
  reason: Type.String({ maxLength: MAX_TAKEDOWN_REASON_LENGTH, default: '' }),
})

const InvitationId = Type.String({ pattern: INVITATION_ID_PATTERN })

const AdminInvitation = Type.Object({
  id: InvitationId,
  createdAt: Type.String(),
  expiresAt: Type.String(),
  /** The accounts that can still be made with it. */
  usesLeft: Type.Integer(),
})
export type AdminInvitation = Static<typeof AdminInvitation>

const ReportedMeme = Type.Object({
  meme: AdminMeme,
  /** The newest first. */
  reports: Type.Array(
    Type.Object({
      id: Type.Integer(),
      reason: keysOf(REPORT_REASONS),
      details: Type.String(),
      createdAt: Type.String(),
    }),
  ),
})
export type ReportedMeme = Static<typeof ReportedMeme>

const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  /** The e-mail address of an administrator, or `the command line`. */
  actor: Type.String(),
  act: keysOf(AUDIT_ACTIONS),
  /** The e-mail address of the account that it was done to. */
  user: NullableText,
  /** Of the meme that it was done to. */
  shareId: NullableText,
  /** Details: the reason of a takedown, the text of a search, the name of a template. */
  details: Type.String(),
})
export type AuditEntry = Static<typeof AuditEntry>

const READ_ERRORS = ['too_many_requests'] as const

/**
 * The calls of `/admin`. They answer everyone but administrators like any path that does not exist.
 */
export const adminOverview = call('GET', '/api/admin/overview', {
  answer: { 200: AdminOverview },
  errors: READ_ERRORS,
})

export const adminUsers = call('GET', '/api/admin/users', {
  query: AdminSearchQuery,
  answer: { 200: page(AdminUser) },
  errors: READ_ERRORS,
})

export const actOnAccount = call('POST', '/api/admin/users/:id/acts', {
  params: IdParams,
  body: Type.Object({ act: literals(ACCOUNT_ACTIONS) }),
  // The password link for the administrator to hand over if the site sends no mail.
  answer: { 200: Type.Object({ link: Type.Optional(Type.String()) }) },
  errors: [...WRITE_ERRORS, 'account_protected', 'no_passwords'],
})

/** The memes that match a search; without a search, those that were taken down. */
export const adminMemes = call('GET', '/api/admin/memes', {
  query: AdminSearchQuery,
  answer: { 200: page(AdminMeme) },
  errors: READ_ERRORS,
})

/** Each look goes into the audit log. */
export const adminPicture = call('GET', '/api/admin/memes/:shareId/picture', {
  params: ShareIdParams,
  answer: { 200: PICTURE },
  errors: ['image_not_found', 'too_many_requests'],
})

export const actOnMeme = call('POST', '/api/admin/memes/:shareId/acts', {
  params: ShareIdParams,
  body: MemeActionInput,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'not_restorable', 'account_protected'],
})

export const adminReports = call('GET', '/api/admin/reports', {
  query: AdminPageQuery,
  answer: { 200: page(ReportedMeme) },
  errors: READ_ERRORS,
})

/** The memes that wait to be let into the public side: the first of the queue. */
export const adminWaiting = call('GET', '/api/admin/waiting', {
  answer: {
    200: Type.Object({ rows: Type.Array(AdminMeme), hasMore: Type.Boolean({ default: false }) }),
  },
  errors: READ_ERRORS,
})

const Appeal = Type.Object({
  id: Type.Integer(),
  shareId: Type.String(),
  title: Type.String(),
  /** The e-mail address of whoever appeals. */
  owner: Type.String(),
  act: keysOf(DECISION_ACTS),
  reason: keysOf(REPORT_REASONS),
  details: Type.String(),
  appeal: Type.String(),
})
export type Appeal = Static<typeof Appeal>

/** The appeals that wait for an answer: the first of the queue. */
export const adminAppeals = call('GET', '/api/admin/appeals', {
  answer: {
    200: Type.Object({ rows: Type.Array(Appeal), hasMore: Type.Boolean({ default: false }) }),
  },
  errors: READ_ERRORS,
})

/** Answers an appeal. A decision that is reversed is undone. */
export const answerAppeal = call('POST', '/api/admin/appeals/:id', {
  params: IdParams,
  body: Type.Object({
    isReversed: Type.Boolean(),
    answer: Type.String({ maxLength: MAX_TAKEDOWN_REASON_LENGTH, default: '' }),
  }),
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'not_restorable'],
})

/** The invitations that can still be used. */
export const adminInvitations = call('GET', '/api/admin/invitations', {
  query: AdminPageQuery,
  answer: { 200: page(AdminInvitation) },
  errors: READ_ERRORS,
})

export const revokeInvitation = call('DELETE', '/api/admin/invitations/:id', {
  params: Type.Object({ id: InvitationId }),
  answer: { 204: null },
  errors: WRITE_ERRORS,
})

export const adminLog = call('GET', '/api/admin/log', {
  query: AdminPageQuery,
  answer: { 200: page(AuditEntry) },
  errors: READ_ERRORS,
})
