import type { Language } from '@memesmith/languages'
import type { Mail } from '../../../mail/mailer.ts'

/** An e-mail, and the link in it. */
export type LinkMail = Mail & { readonly link: string }

/** The site that an e-mail is from. */
export interface MailSite {
  readonly siteName: string
  /** Scheme and host of its links. */
  readonly origin: string
  /** Of the request for the e-mail; for accounts that have chosen none. */
  readonly language: Language
}
