/** What a key may do: only read its user's data, or change it too. */
export const API_KEY_SCOPES = ['read', 'write'] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]

/** The first letters of every key. */
export const API_KEY_PREFIX = 'mk_'

export const MAX_API_KEYS = 20
/** Characters. */
export const MAX_API_KEY_NAME = 60
/** Ten years. */
export const MAX_API_KEY_DAYS = 3650
