import { randomBytes } from 'node:crypto'

/** 128 random bits as 22 URL-safe characters: an address that nobody can guess (design §4). */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** The form of such an id, for route parameters. */
export const RANDOM_ID_PATTERN = '^[A-Za-z0-9_-]{22}$'
