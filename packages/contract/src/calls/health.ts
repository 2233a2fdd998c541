import Type from 'typebox'
import * as endpoints from '../endpoints/health.ts'
import { type Call, PLAIN_TEXT } from './call.ts'

export const health = {
  ...endpoints.health,
  answer: {
    200: Type.Object({
      status: Type.Literal('ok'),
      version: Type.String(),
      commit: Type.Optional(Type.String()),
    }),
  },
  errors: [],
} as const satisfies Call

export const readiness = {
  ...endpoints.readiness,
  answer: {
    200: Type.Object({
      status: Type.Literal('ready'),
      /** Why nothing new can be saved, where all can still be looked at. */
      problems: Type.Optional(Type.Array(Type.String())),
    }),
  },
  errors: ['not_ready'],
} as const satisfies Call

export const metrics = {
  ...endpoints.metrics,
  answer: { 200: PLAIN_TEXT },
  errors: ['unauthorized'],
} as const satisfies Call
