import Type from 'typebox'

/** Integers from 1, as strings in a path or a query. */
export const ID_PATTERN = '^[1-9][0-9]{0,14}$'

export const IdParams = Type.Object({ id: Type.String({ pattern: ID_PATTERN }) })

/**
 * The secret of whoever may open a page. `request-logs.ts` finds these paths by this very object, and
 * cuts the secret out.
 */
export const TicketParams = Type.Object({ ticket: Type.String() })

/** An invitation's id in lists: a part of its hash, which is no use for signing up. */
export const INVITATION_ID_PATTERN = '^[0-9a-f]{12}$'

/** 128 random bits as 22 URL-safe characters, so that an id can't be guessed (design §4). */
export const RANDOM_ID_PATTERN = '^[A-Za-z0-9_-]{22}$'
