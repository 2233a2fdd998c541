/** What became of this process's e-mails. */

/** `refused`: the mail server rejected the mailbox. `failed`: it can't be reached, or accepts no e-mail from this site. */
export const MAIL_OUTCOMES = ['sent', 'refused', 'failed'] as const
type MailOutcome = (typeof MAIL_OUTCOMES)[number]

interface MailCounts extends Record<MailOutcome, number> {
  lastFailure: { readonly at: number; readonly reason: string } | null
}

const counts: MailCounts = { sent: 0, refused: 0, failed: 0, lastFailure: null }

/** Counts an e-mail that the mail server accepted. */
export function countSentMail(): void {
  counts.sent += 1
}

/** @param reason for administrators, without anybody's address */
export function countUnsentMail(outcome: 'failed' | 'refused', reason: string): void {
  counts[outcome] += 1
  if (outcome === 'failed') counts.lastFailure = { at: Date.now(), reason }
}

export const mailCounts = (): Readonly<MailCounts> => counts
