import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS } from './call.ts'
import { IdParams } from './ids.ts'
import { DECISION_ACTS, type DecisionAct, REPORT_REASONS, type ReportReason } from './moderation.ts'
import { MAX_APPEAL_LENGTH } from './moderation-limits.ts'
import { Nullable, Text } from './schema-parts.ts'

/** What an administrator decided about a meme, as its owner reads it. */
const Decision = Type.Object({
  id: Type.Integer(),
  /** Of the meme. */
  title: Text,
  act: Type.Unsafe<DecisionAct>({ type: 'string', enum: Object.keys(DECISION_ACTS) }),
  reason: Type.Unsafe<ReportReason>({ type: 'string', enum: Object.keys(REPORT_REASONS) }),
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
