import { t } from '@lingui/core/macro'
import type { AuditAction } from '@memesmith/contract'

/** `AUDIT_ACTIONS` in the language of the page: between who did it and to whom. */
export const auditText = (act: AuditAction): string => auditTexts()[act]

const auditTexts = (): Readonly<Record<AuditAction, string>> => ({
  'account-promoted': t({
    message: 'made an administrator of',
    context: 'in the log, before a name',
  }),
  'account-demoted': t({
    message: 'took the administration from',
    context: 'in the log, before a name',
  }),
  'account-suspended': t({ message: 'suspended', context: 'in the log, before a name' }),
  'account-unsuspended': t({
    message: 'lifted the suspension of',
    context: 'in the log, before a name',
  }),
  'account-deleted': t({ message: 'deleted', context: 'in the log, before a name' }),
  'account-signed-out': t({
    message: 'signed out everywhere',
    context: 'in the log, before a name',
  }),
  'account-keys-revoked': t({
    message: 'revoked the API keys of',
    context: 'in the log, before a name',
  }),
  'account-reset': t({ message: 'made a password link for', context: 'in the log, before a name' }),
  'email-changed': t({
    message: 'changed the e-mail address of',
    context: 'in the log, before a name',
  }),
  'memes-searched': t({ message: 'searched the memes for', context: 'in the log, before a name' }),
  'meme-seen': t({ message: 'looked at', context: 'in the log, before a name' }),
  'meme-taken-down': t({ message: 'took down', context: 'in the log, before a name' }),
  'meme-restored': t({ message: 'restored', context: 'in the log, before a name' }),
  'meme-let-in': t({ message: 'let into the public side', context: 'in the log, before a name' }),
  'meme-kept-out': t({
    message: 'kept out of the public side',
    context: 'in the log, before a name',
  }),
  'meme-warned-about': t({ message: 'warned the owner of', context: 'in the log, before a name' }),
  'appeal-answered': t({
    message: 'answered the appeal about',
    context: 'in the log, before a name',
  }),
  'reports-dismissed': t({
    message: 'dismissed the reports about',
    context: 'in the log, before a name',
  }),
  'invitation-made': t({ message: 'made an invitation for', context: 'in the log, before a name' }),
  'invitation-revoked': t({
    message: 'revoked an invitation for',
    context: 'in the log, before a name',
  }),
  'templates-imported': t({
    message: 'imported templates from',
    context: 'in the log, before a name',
  }),
  'templates-listed': t({
    message: 'listed the own templates of',
    context: 'in the log, before a name',
  }),
  'template-published': t({
    message: 'published a template of',
    context: 'in the log, before a name',
  }),
  'template-removed': t({ message: 'removed the template', context: 'in the log, before a name' }),
  'template-of-user-removed': t({
    message: 'removed a template of',
    context: 'in the log, before a name',
  }),
})
