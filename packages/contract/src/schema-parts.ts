import Type, { type TSchema } from 'typebox'

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** A string that a client reads as empty if it is missing. In a request, it may be left out. */
export const Text = Type.String({ default: '' })
