/**
 * Sends the e-mails with password links.
 *
 * Problem: a server may end, or the mail server may be away, after someone was told that the e-mail
 * is on its way.
 * Approach: a request is stored before its response. It is deleted when the mail server has
 * accepted the e-mail, so the e-mail is sent at least once. Any server of the site continues what
 * another one has begun. The link is made when it is sent, so the database never contains it.
 */
import { MINUTE_MS } from '@memesmith/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { MailConfig } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { isEmail, normalizeEmail } from '../../../users/email.ts'
import {
  deleteForgottenPassword,
  insertForgottenPassword,
  listDueForgottenPasswords,
  takeForgottenPassword,
} from './forgotten-passwords.repository.ts'
import { createMailer, MailRefusedError } from './mailer.ts'
import { revokeLink, writeResetMail } from './reset.service.ts'

/** A try takes a few seconds at most; the next one is made after this time, in ms. */
const PAUSE_MS = MINUTE_MS
/** After an hour, the user has tried again. */
const MAX_TRIES = 60
const BATCH = 20

interface ResetMailOptions {
  readonly db: Db
  readonly siteName: string
  readonly mail: MailConfig
  readonly log: FastifyBaseLogger
}

export class ResetMails {
  readonly #options: ResetMailOptions
  readonly #mailer: ReturnType<typeof createMailer>
  readonly #underWay = new Set<Promise<void>>()

  constructor(options: ResetMailOptions) {
    this.#options = options
    this.#mailer = createMailer(options.mail)
  }

  /**
   * Sends a link to the account with this address, if there is one. Resolves before it is sent, and
   * after the same time whether there is an account or not.
   */
  async request(email: string): Promise<void> {
    const normalized = normalizeEmail(email)
    if (!isEmail(normalized)) return
    const id = await insertForgottenPassword(this.#options.db, normalized)
    const sending = this.#tryToSend(id).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Sends what a server has not sent, because it has ended or the mail server was away. */
  async sendDue(): Promise<void> {
    for (const id of await listDueForgottenPasswords(this.#options.db, BATCH)) {
      await this.#tryToSend(id)
    }
  }

  /** Waits for the e-mails that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #tryToSend(id: string): Promise<void> {
    const { db, log } = this.#options
    try {
      const taken = await takeForgottenPassword(db, id, Date.now() + PAUSE_MS)
      if (taken === undefined) return
      if (taken.tries <= MAX_TRIES) await this.#send(taken.email)
      await deleteForgottenPassword(db, id)
    } catch (error) {
      log.error(error, 'a password link could not be sent')
      if (error instanceof MailRefusedError) await deleteForgottenPassword(db, id)
    }
  }

  async #send(email: string): Promise<void> {
    const { db, siteName, mail } = this.#options
    const message = await writeResetMail(db, { siteName, origin: mail.linkOrigin }, email)
    if (message === undefined) return
    try {
      await this.#mailer.send(message)
    } catch (error) {
      // It would count toward the number of links that a user may have.
      await revokeLink(db, message.link)
      throw error
    }
  }
}
