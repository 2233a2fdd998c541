import type { Db, PasskeyPurpose } from '../../../database/schema.ts'

/** A challenge before its answer. */
interface Challenge {
  readonly challengeHash: string
  readonly purpose: PasskeyPurpose
  readonly holderHash: string
  readonly data: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Stores a challenge, and deletes expired ones. */
export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<=', Date.now()).execute()
  await db.insertInto('passkeyChallenges').values(challenge).execute()
}

/**
 * Deletes a challenge, so that it is answered once. Of several answers at the same moment, one gets it.
 *
 * @returns its data; undefined when it is unknown, expired, another browser's or for another purpose,
 *   which ends it as well
 */
export async function takeChallenge(
  db: Db,
  {
    challengeHash,
    purpose,
    holderHash,
  }: Pick<Challenge, 'challengeHash' | 'holderHash' | 'purpose'>,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', challengeHash)
    .returning(['purpose', 'holderHash', 'data', 'expiresAt'])
    .executeTakeFirst()
  const isRight =
    taken?.purpose === purpose && taken.holderHash === holderHash && taken.expiresAt > Date.now()
  return isRight ? taken.data : undefined
}
