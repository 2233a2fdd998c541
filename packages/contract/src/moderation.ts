/** What administrators do, and what it is called. Without schemas, because the web app imports it. */

export const ACCOUNT_STATES = ['active', 'unverified', 'suspended'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/** What can be done to an account in `/admin`. */
export const ACCOUNT_ACTS = [
  'suspend',
  'unsuspend',
  'delete',
  'sign-out',
  'revoke-keys',
  'reset-link',
] as const
export type AccountAct = (typeof ACCOUNT_ACTS)[number]

/** What can be done to a meme in `/admin`. */
export const MEME_ACTS = ['take-down', 'restore', 'dismiss-reports', 'let-in', 'keep-out'] as const
export type MemeAct = (typeof MEME_ACTS)[number]

/** Every act of the audit log, as the middle of a sentence. */
export const AUDIT_ACTS = {
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
  'reports-dismissed': 'dismissed the reports about',
  'invitation-made': 'made an invitation for',
  'invitation-revoked': 'revoked an invitation for',
  'templates-imported': 'imported templates from',
  'templates-listed': 'listed the own templates of',
  'template-published': 'published a template of',
  'template-removed': 'removed the template',
  'template-of-user-removed': 'removed a template of',
} as const
export type AuditAct = keyof typeof AUDIT_ACTS

/** Why a meme is reported, as people choose it. */
export const REPORT_REASONS = {
  hate: 'It insults or threatens people',
  private: 'It shows something private',
  sexual: 'It is sexual or violent',
  rights: 'It uses a work without permission',
  spam: 'It is advertising or fraud',
  other: 'Something else',
} as const
export type ReportReason = keyof typeof REPORT_REASONS
