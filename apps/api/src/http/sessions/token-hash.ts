import { createHash } from 'node:crypto'

/**
 * The hash of a random secret, for storage: a copy of the database is then not enough to take over
 * a session or to use a link.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
