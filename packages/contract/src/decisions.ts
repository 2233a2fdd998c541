import Type, { type Static } from 'typebox'
import { call, PAGE, WRITE_ERRORS } from './call.ts'
import { IdParams, TicketParams } from './ids.ts'
import {
  DECISION_ACTS,
  type DecisionAct,
  MAX_APPEAL_LENGTH,
  REPORT_REASONS,
  type ReportReason,
} from './moderation.ts'
import { Nullable, Text } from './schema-parts.ts'

/** What an administrator decided about a meme, as its owner reads it. */
const Decision = Type.Object({
  id: Type.Integer(),
  /** Of the meme. */
  title: Text,
  // A client takes an unknown one for the mildest, with a reason that says nothing.
  act: Type.Unsafe<DecisionAct>({
    type: 'string',
    enum: Object.keys(DECISION_ACTS),
    default: 'warned',
  }),
  reason: Type.Unsafe<ReportReason>({
    type: 'string',
    enum: Object.keys(REPORT_REASONS),
    default: 'other',
  }),
  /** In the administrator's words; may be empty. */
  details: Text,
  /** ISO 8601, UTC. */
  madeAt: Text,
  /** The owner's words; null unless the owner has appealed. */
  appeal: Nullable(Type.String()),
  /** The answer to that; null until there is one. */
  answer: Nullable(Type.String()),
  isReversed: Type.Boolean({ default: false }),
})
export type Decision = Static<typeof Decision>

/** The last decisions about the user's memes, newest first. */
export const listDecisions = call('GET', '/api/decisions', {
  answer: { 200: Type.Array(Decision) },
  errors: ['unauthorized', 'too_many_requests'],
})

/** Appeals against a decision, once. */
export const appealDecision = call('POST', '/api/decisions/:id/appeal', {
  params: IdParams,
  body: Type.Object({ appeal: Type.String({ minLength: 1, maxLength: MAX_APPEAL_LENGTH }) }),
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'appeal_refused'],
})

/** Why an account is suspended, for whoever has just proved to own it. */
export const suspensionPage = call('GET', '/suspended/:ticket', {
  params: TicketParams,
  answer: { 200: PAGE, 404: PAGE },
  errors: ['too_many_requests'],
})

/** Appeals against a suspension, once. The answer is a page, even if the form is incomplete. */
export const appealSuspension = call('POST', '/suspended/:ticket', {
  params: TicketParams,
  body: Type.Object({ appeal: Text }),
  answer: { 303: null, 404: PAGE, 422: PAGE },
  errors: [...WRITE_ERRORS, 'appeal_refused'],
})
