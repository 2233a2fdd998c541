/**
 * Sends the e-mails of accounts: with links that set a new password, or verify or change an address,
 * and the news that it was changed.
 *
 * Problem: a server may end, or the mail server may be away, after someone was told that the e-mail
 * is on its way.
 * Approach: a request is stored before its response. It is deleted when the mail server has
 * accepted the e-mail, so the e-mail is sent at least once. Any server of the site continues what
 * another one has begun. The link is made when it is sent, so the database never contains it.
 * An address gets a number of e-mails a day, whoever asks for them and for whatever account. People of
 * one network can ask only for a part of them, so that its owner still gets one. The language of the
 * request is stored, too, for an account that keeps none. The
 * news that an address was changed is always sent: no flood may hide it.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@memesmith/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Config, MailConfig } from '../../../config/config.ts'
import type { Db, LinkKind } from '../../../database/schema.ts'
import { countRequest } from '../../../http/guards/rate-limits/request-counts.repository.ts'
import { hashToken } from '../../../http/sessions/token-hash.ts'
import { createMailer, MailRefusedError } from '../../../mail/mailer.ts'
import { isEmail, normalizeEmail } from '../../../users/email.ts'
import type { Asker } from '../asker.ts'
import { writeChangedMail, writeChangeMail } from '../email-change/email-change.service.ts'
import { deleteMail, insertMail, listDueMails, takeMail } from '../mails/mail-queue.repository.ts'
import { revokeVerification, writeVerificationMail } from '../verification/verification.service.ts'
import type { LinkMail, MailSite } from './link-mail.ts'
import { revokeLink, writeResetMail } from './reset.service.ts'

/** A try takes a few seconds at most; the next one is made after this time, in ms. */
const PAUSE_MS = MINUTE_MS
/** After an hour, the user has tried again. Late tries count as all that they missed. */
const MAX_TRIES = HOUR_MS / PAUSE_MS
const BATCH = 20
/** `RATE_LIMIT_FACTOR` multiplies it. */
export const MAILS_PER_DAY = 10
/** What people of one network can ask for, for one address. */
export const MAILS_PER_NETWORK = 4

interface LinkWriter {
  /** The e-mail for the account with this address; undefined if there is nothing to send. */
  write(db: Db, site: MailSite, email: string): Promise<LinkMail | undefined>
  /** Ends a link that was not sent. */
  revoke(db: Db, link: string): Promise<void>
  readonly failure: string
}

const WRITERS: Readonly<Record<LinkKind, LinkWriter>> = {
  reset: {
    write: writeResetMail,
    revoke: revokeLink,
    failure: 'a password link could not be sent',
  },
  verify: {
    write: writeVerificationMail,
    revoke: revokeVerification,
    failure: 'a verification link could not be sent',
  },
  'change-email': {
    write: writeChangeMail,
    // The next try replaces it.
    revoke: async () => undefined,
    failure: 'a link to change an e-mail address could not be sent',
  },
  'email-changed': {
    write: writeChangedMail,
    revoke: async () => undefined,
    failure: 'the news of a changed e-mail address could not be sent',
  },
}

type WaitingMail = NonNullable<Awaited<ReturnType<typeof takeMail>>>

interface LinkMailOptions {
  readonly db: Db
  readonly config: Pick<Config, 'rateLimitFactor' | 'siteName'>
  readonly mail: MailConfig
  readonly log: FastifyBaseLogger
}

export class LinkMails {
  readonly #options: LinkMailOptions
  readonly #mailer: ReturnType<typeof createMailer>
  readonly #underWay = new Set<Promise<void>>()

  constructor(options: LinkMailOptions) {
    this.#options = options
    this.#mailer = createMailer(options.mail)
  }

  /**
   * Sends a link to the account with this address, if there is one. Resolves before it is sent, and
   * after the same time whether there is an account or not.
   *
   * @param to where the e-mail goes, if not to the account's address
   */
  async request(
    kind: LinkKind,
    email: string,
    { network, language }: Asker,
    to = email,
  ): Promise<void> {
    const normalized = normalizeEmail(email)
    if (!isEmail(normalized)) return
    if (!(await this.#count(`${normalizeEmail(to)} ${network}`, 1, MAILS_PER_NETWORK))) {
      return this.#options.log.warn('an e-mail was not sent: one network asked for too many')
    }
    this.send(await insertMail(this.#options.db, normalized, kind, language))
  }

  /** Begins to send what was stored with this id. */
  send(id: string): void {
    const sending = this.#tryToSend(id).finally(() => this.#underWay.delete(sending))
    this.#underWay.add(sending)
  }

  /** Sends what a server has not sent, because it has ended or the mail server was away. */
  async sendDue(): Promise<void> {
    for (const id of await listDueMails(this.#options.db, BATCH)) {
      await this.#tryToSend(id)
    }
  }

  /** Waits for the e-mails that are being sent. */
  async close(): Promise<void> {
    await Promise.all(this.#underWay)
  }

  async #tryToSend(id: string): Promise<void> {
    const { db, log } = this.#options
    let failure = 'a link could not be sent'
    try {
      const taken = await takeMail(db, id, PAUSE_MS)
      if (taken === undefined) return
      failure = WRITERS[taken.kind].failure
      if (taken.tries <= MAX_TRIES) await this.#send(taken)
      await deleteMail(db, id)
    } catch (error) {
      log.error(error, failure)
      if (error instanceof MailRefusedError && error.isFinal) await deleteMail(db, id)
    }
  }

  async #send({ kind, email, language }: WaitingMail): Promise<void> {
    const { write, revoke } = WRITERS[kind]
    const { db, config, mail, log } = this.#options
    const site = { siteName: config.siteName, origin: mail.linkOrigin, language }
    const message = await write(db, site, email)
    if (message === undefined) return
    // No flood hides the news.
    const isCounted = kind !== 'email-changed'
    if (isCounted && !(await this.#count(message.to, 1, MAILS_PER_DAY))) {
      await revoke(db, message.link)
      return log.warn('an e-mail was not sent: its address got as many today as one may get')
    }
    try {
      await this.#mailer.send(message)
    } catch (error) {
      // It would count toward the number of links that a user may have, and of e-mails.
      await revoke(db, message.link)
      if (isCounted) await this.#count(message.to, -1, MAILS_PER_DAY)
      throw error
    }
  }

  /** @returns whether there are at most so many e-mails today with what is counted */
  async #count(key: string, amount: number, most: number): Promise<boolean> {
    const { db, config } = this.#options
    if (config.rateLimitFactor === 0) return true
    const { count } = await countRequest(db, hashToken(`mails ${key}`), DAY_MS, amount)
    return count <= Math.ceil(most * config.rateLimitFactor)
  }
}
