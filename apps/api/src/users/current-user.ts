import type { CurrentUser } from '@memesmith/contract'
import type { Config } from '../config/config.ts'

interface UserRow {
  readonly id: number
  readonly email: string
  readonly firstName: string | null
  readonly unverifiedSince: number | null
}

/**
 * Whether the user's memes can't be shared until the e-mail address is verified. Without a mail server
 * nobody could verify one.
 */
export const mustVerify = (
  { mail }: Pick<Config, 'mail'>,
  { unverifiedSince }: Pick<UserRow, 'unverifiedSince'>,
): boolean => mail !== undefined && unverifiedSince !== null

/** A user as the API shows them. */
export const toCurrentUser = (
  config: Pick<Config, 'mail'>,
  { id, email, firstName, unverifiedSince }: UserRow,
): CurrentUser => ({
  id,
  email,
  firstName,
  ...(mustVerify(config, { unverifiedSince }) && { unverified: true }),
})
