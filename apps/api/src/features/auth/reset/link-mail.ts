import type { I18n } from '@memesmith/languages/server'
import type { Mail } from '../../../mail/mailer.ts'

/** An e-mail, and the link in it. */
export type LinkMail = Mail & { readonly link: string }

/** The site that an e-mail is from. */
export interface MailSite {
  readonly siteName: string
  /** Scheme and host of its links. */
  readonly origin: string
  /**
   * The language of an e-mail whose account can't be found by its address any more. It is not stored, so
   * that a later try, after a failure, is in English.
   */
  readonly i18n?: I18n | undefined
}
