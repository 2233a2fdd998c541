/** The actions of administrators and their names. It has no schemas, because the web app imports it. */

export const ACCOUNT_STATES = ['active', 'unverified', 'suspended'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** What can be done to an account in `/admin`. */
export const ACCOUNT_ACTIONS = [
  'suspend',
  'unsuspend',
  'delete',
  'sign-out',
  'revoke-keys',
  'reset-link',
] as const
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number]

/** What can be done to a meme in `/admin`. */
export const MEME_ACTIONS = [
  'take-down',
  'restore',
  'dismiss-reports',
  'let-in',
  'keep-out',
  'warn',
  'suspend-owner',
] as const
export type MemeAction = (typeof MEME_ACTIONS)[number]

/** Every action in the audit log, worded as the middle of a sentence. */
export const AUDIT_ACTIONS = {
  'account-promoted': 'made an administrator of',
  'account-demoted': 'took the administration from',
  'account-suspended': 'suspended',
  'account-unsuspended': 'lifted the suspension of',
  'account-deleted': 'deleted',
  'account-signed-out': 'signed out everywhere',
  'account-keys-revoked': 'revoked the API keys of',
  'account-reset': 'made a password link for',
  'email-changed': 'changed the e-mail address of',
  'memes-searched': 'searched the memes for',
  'meme-seen': 'looked at',
  'meme-taken-down': 'took down',
  'meme-restored': 'restored',
  'meme-let-in': 'let into the public side',
  'meme-kept-out': 'kept out of the public side',
  'meme-warned-about': 'warned the owner of',
  'appeal-answered': 'answered the appeal about',
  'reports-dismissed': 'dismissed the reports about',
  'invitation-made': 'made an invitation for',
  'invitation-revoked': 'revoked an invitation for',
  'templates-imported': 'imported templates from',
  'templates-listed': 'listed the own templates of',
  'template-published': 'published a template of',
  'template-removed': 'removed the template',
  'template-of-user-removed': 'removed a template of',
} as const
export type AuditAction = keyof typeof AUDIT_ACTIONS

/** The reasons for a report, as people choose them. */
export const REPORT_REASONS = {
  hate: /*i18n*/ 'It insults or threatens people',
  private: /*i18n*/ 'It shows something private',
  sexual: /*i18n*/ 'It is sexual or violent',
  rights: /*i18n*/ 'It uses a work without permission',
  spam: /*i18n*/ 'It is advertising or fraud',
  other: /*i18n*/ 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS

/** What an administrator decides about a meme, as its owner reads it. */
export const DECISION_ACTS = {
  hidden: 'It is not shown in public',
  removed: 'It is taken down: nobody can see it',
  warned: 'It stays, but this is a warning',
  suspended: 'Your account is suspended',
} as const
export type DecisionAct = keyof typeof DECISION_ACTS

/** What became of a report, as the reporter reads it. */
export const REPORT_OUTCOMES = {
  dismissed: /*i18n*/ 'The meme stays as it is.',
  hidden: /*i18n*/ 'The meme is not shown in public any more.',
  removed: /*i18n*/ 'The meme was taken down.',
  warned: /*i18n*/ 'The meme stays, and whoever made it was warned.',
  suspended: /*i18n*/ 'The account of whoever made it was suspended.',
} as const
export type ReportOutcome = keyof typeof REPORT_OUTCOMES

/** Why a meme waits for an administrator on a site that shows memes at once. */
export const HELD_REASONS = {
  similar: 'Its picture looks like one that was taken down',
  words: 'It has words that wait for a look',
} as const
export type HeldReason = keyof typeof HELD_REASONS

/** The number of rows on a page of a list in `/admin`. */
export const ADMIN_ROWS_PER_PAGE = 50
export const MAX_ADMIN_QUERY_LENGTH = 200
/** The reason that an administrator gives for a takedown. */
export const MAX_TAKEDOWN_REASON_LENGTH = 500
/** The details that a person adds to a report. */
export const MAX_REPORT_DETAILS_LENGTH = 1000
/** What an owner says against a decision. */
export const MAX_APPEAL_LENGTH = 1000
/** Further reports about the same meme are not stored until an administrator has decided. */
export const MAX_REPORTS_PER_MEME = 20
