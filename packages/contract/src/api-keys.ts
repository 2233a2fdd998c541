import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS } from './call.ts'
import { ID_PATTERN } from './ids.ts'
import { Nullable } from './schema-parts.ts'

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

const scope = (options: { default?: 'read' } = {}) =>
  Type.Unsafe<ApiKeyScope>({
    type: 'string',
    enum: [...API_KEY_SCOPES],
    ...options,
  })

/** An API key of the signed-in user, without its secret. */
export const ApiKey = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  // A client treats an unknown scope as the weaker one.
  scope: scope({ default: 'read' }),
  createdAt: Type.String(),
  /** Null for a key that stays until it is revoked. */
  expiresAt: Nullable(Type.String()),
  /** To the minute; null if it was never used. */
  lastUsedAt: Nullable(Type.String()),
})
export type ApiKey = Static<typeof ApiKey>

const KEY_FIELDS = {
  /** What it is for. */
  name: Type.String({ minLength: 1, maxLength: MAX_API_KEY_NAME }),
  scope: scope(),
  /** Left out for a key that stays until it is revoked. */
  expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_API_KEY_DAYS })),
}
/** A misspelled expiry must not make a key that stays, so no other field is allowed. */
export const ApiKeyInput = Type.Object(KEY_FIELDS, {
  propertyNames: { enum: Object.keys(KEY_FIELDS) },
})
export type ApiKeyInput = Static<typeof ApiKeyInput>

const NewApiKey = Type.Interface([ApiKey], {
  /** The secret. No other response has it. */
  key: Type.String(),
})

/** The signed-in user's keys, newest first. A request with a key can't list them. */
export const listApiKeys = call('GET', '/api/account/keys', {
  answer: { 200: Type.Array(ApiKey) },
  errors: ['unauthorized', 'key_not_allowed'],
})

export const createApiKey = call('POST', '/api/account/keys', {
  body: ApiKeyInput,
  answer: { 201: NewApiKey },
  errors: [...WRITE_ERRORS, 'unauthorized', 'key_not_allowed', 'too_many_keys'],
})

/** A request that uses the key after this is refused. */
export const revokeApiKey = call('DELETE', '/api/account/keys/:id', {
  params: Type.Object({ id: Type.String({ pattern: ID_PATTERN }) }),
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'key_not_allowed'],
})
