import { randomBytes } from 'node:crypto'

/** An address that nobody can guess (design §4); `RANDOM_ID_PATTERN` says what it looks like. */
export const randomId = (): string => randomBytes(16).toString('base64url')
