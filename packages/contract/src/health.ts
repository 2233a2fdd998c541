import Type from 'typebox'
import { call, PLAIN_TEXT } from './call.ts'

/** Answers while the process is alive, even if its database can't be reached. */
export const health = call('GET', '/healthz', {
  answer: {
    200: Type.Object({
      status: Type.Literal('ok'),
      version: Type.String(),
      commit: Type.Optional(Type.String()),
    }),
  },
  errors: [],
})

/** Answers 200 while the site can serve pages. */
export const readiness = call('GET', '/readyz', {
  answer: {
    200: Type.Object({
      status: Type.Literal('ready'),
      /** Why nothing new can be saved, if everything can still be viewed. */
      problems: Type.Optional(Type.Array(Type.String())),
    }),
  },
  errors: ['not_ready'],
})

/** Metrics in Prometheus' text format. */
export const metrics = call('GET', '/metrics', {
  answer: { 200: PLAIN_TEXT },
  errors: ['unauthorized'],
})
