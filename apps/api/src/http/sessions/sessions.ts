import cookie from '@fastify/cookie'
import session from '@fastify/session'
import { languageCookie } from '@memesmith/languages'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { isForEverybody } from '../answers/cache-control.ts'
import { cookiePolicy, SESSION_COOKIE } from './cookie-policy.ts'
import { DatabaseSessionStore } from './session-store.ts'
import { SESSION_MAX_MS } from './sessions.repository.ts'

interface SessionOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
}

/** Session handling: an id in a signed cookie, and the data in the database. */
export const sessions = fp(
  async (app: FastifyInstance, { config, sessionSecret: secret, db }: SessionOptions) => {
    const { nameOf, options } = cookiePolicy(config)
    await app.register(cookie, { secret })
    const store = new DatabaseSessionStore(db, (error) =>
      app.log.error(error, 'an ended session could not be removed yet'),
    )
    app.addHook('preClose', () => store.close())
    await app.register(session, {
      secret,
      store,
      cookieName: nameOf(SESSION_COOKIE),
      cookie: { ...options, maxAge: SESSION_MAX_MS },
      saveUninitialized: false,
      rolling: false,
    })
    // A cache would send the deletion of a cookie to everybody, and sign them out. An uncached answer
    // deletes an old session's cookie.
    app.addHook('onSend', async ({ languageToKeep }, reply) => {
      if (languageToKeep !== undefined) reply.header('set-cookie', languageCookie(languageToKeep))
      if (isForEverybody(reply.getHeader('cache-control'))) reply.removeHeader('set-cookie')
    })
  },
)
