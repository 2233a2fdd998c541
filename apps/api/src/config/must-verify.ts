import type { Config } from './config.ts'

/**
 * Whether the user's e-mail address is to be verified: before that, memes can't be shared, and less
 * is stored. Without a mail server nobody could verify one.
 */
export const mustVerify = (
  { mail }: Pick<Config, 'mail'>,
  { unverifiedSince }: { readonly unverifiedSince: number | null },
): boolean => mail !== undefined && unverifiedSince !== null
