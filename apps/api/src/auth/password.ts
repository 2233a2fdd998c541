import { hash, verify } from '@node-rs/argon2'

// argon2id with OWASP's first recommended parameters: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const HASH_START = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

export const hashPassword = (password: string): Promise<string> => hash(password, PARAMETERS)

/** Whether the hash was made with other parameters than today's, and should be made anew. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(HASH_START)

const hashOfNobody = hashPassword('no account has this password')

/**
 * Whether the password is the one that was hashed.
 *
 * @param passwordHash null or undefined when there is no such account, or it has no password: the
 *   same work is done all the same, so that the time taken does not tell which e-mails have an account
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await hashOfNobody), password)
  return matches && passwordHash != null
}
