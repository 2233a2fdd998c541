import { hash, verify } from '@node-rs/argon2'
import { Lane } from '../scheduling/lane.ts'
import { LANES } from '../scheduling/lanes.ts'

// argon2id with OWASP's first recommended parameters: 19 MiB, two passes, one lane.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const HASH_START = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

// Many at once would delay drawing and file reads.
const lane = new Lane(LANES.password)
/** The user is not known yet, so all share one line. */
const SOMEBODY = 'somebody'

/** @throws AppError `busy` when too many passwords are waiting */
export const hashPassword = (password: string): Promise<string> =>
  lane.run(SOMEBODY, () => hash(password, PARAMETERS))

/**
 * Whether the hash was made with other parameters than the current ones, and should be replaced.
 */
export const isOutdatedHash = (passwordHash: string): boolean =>
  !passwordHash.startsWith(HASH_START)

const hashOfNobody = hashPassword('no account has this password')

/**
 * Whether the password matches the hash.
 *
 * @param passwordHash null or undefined when there is no such account, or it has no password: the
 *   same work is done then, so that the response time does not reveal which e-mails have an account
 * @throws AppError `busy` when too many passwords are waiting
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const hashed = passwordHash ?? (await hashOfNobody)
  const matches = await lane.run(SOMEBODY, () => verify(hashed, password))
  return matches && passwordHash != null
}
