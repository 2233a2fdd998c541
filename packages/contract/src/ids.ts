import Type from 'typebox'

/** Whole numbers from 1, as they stand in a path or a query. */
export const ID_PATTERN = '^[1-9][0-9]{0,14}$'

export const IdParams = Type.Object({ id: Type.String({ pattern: ID_PATTERN }) })
