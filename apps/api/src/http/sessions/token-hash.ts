import { createHash } from 'node:crypto'

/**
 * What the database keeps of a random secret that a person holds: a copy of the database is then not
 * enough to take a session over, or to use a link.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')
