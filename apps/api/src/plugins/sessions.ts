import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { DatabaseSessionStore, deleteExpiredSessions, SESSION_MS } from '../auth/session-store.ts'
import type { Dependencies } from '../dependencies.ts'

/** Signed-in sessions: an id in a signed cookie, everything else in the database. */
export const sessions = fp(async (app: FastifyInstance, { config, db }: Dependencies) => {
  await deleteExpiredSessions(db)
  await app.register(cookie)
  await app.register(session, {
    secret: config.sessionSecret,
    store: new DatabaseSessionStore(db),
    cookieName: 'memesmith_session',
    cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: SESSION_MS },
    saveUninitialized: false,
    rolling: false,
  })
})
