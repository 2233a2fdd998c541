import type { Config } from './config.ts'

/**
 * Whether the user still has to verify their e-mail address: until then, memes can't be shared, and the
 * storage limit is lower. Without a mail server nobody could verify an address.
 */
export const mustVerify = (
  { mail }: Pick<Config, 'mail'>,
  { unverifiedSince }: { readonly unverifiedSince: number | null },
): boolean => mail !== undefined && unverifiedSince !== null
