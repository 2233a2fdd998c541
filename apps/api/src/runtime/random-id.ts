import { randomBytes } from 'node:crypto'

/** 128 random bits, used as an unguessable id (design §4); `RANDOM_ID_PATTERN` is its format. */
export const randomId = (): string => randomBytes(16).toString('base64url')
