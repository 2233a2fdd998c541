import type { CurrentUser } from '@memesmith/contract'
import type { Config } from '../config/config.ts'
import { mustVerify } from '../config/must-verify.ts'

interface UserRow {
  readonly id: number
  readonly email: string
  readonly firstName: string | null
  readonly unverifiedSince: number | null
  readonly administratorSince: number | null
}

/** A user as the API shows them. */
export const toCurrentUser = (
  config: Pick<Config, 'mail'>,
  { id, email, firstName, unverifiedSince, administratorSince }: UserRow,
): CurrentUser => ({
  id,
  email,
  firstName,
  ...(mustVerify(config, { unverifiedSince }) && { unverified: true }),
  ...(administratorSince !== null && { administrator: true }),
})
