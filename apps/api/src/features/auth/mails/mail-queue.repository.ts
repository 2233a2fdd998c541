import { isLanguage, type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { sql } from 'kysely'
import type { Db, LinkKind } from '../../../database/schema.ts'
import { randomId } from '../../../runtime/random-id.ts'

/**
 * Remembers that someone waits for an e-mail.
 *
 * @param language of the e-mail, if the account keeps none
 * @returns its id
 */
export async function insertMail(
  db: Db,
  email: string,
  kind: LinkKind = 'reset',
  language: Language = SOURCE_LANGUAGE,
): Promise<string> {
  const id = randomId()
  await db
    .insertInto('forgottenPasswords')
    .values({ id, kind, language, email, tries: 0, nextTryAt: Date.now() })
    .execute()
  return id
}

/** The ids of those whose next try is due. */
export async function listDueMails(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('forgottenPasswords')
    .select('id')
    .where('nextTryAt', '<=', Date.now())
    .orderBy('nextTryAt')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Takes a try that is due, so that no other server takes it.
 *
 * @param pauseMs time until the next one, if this one fails. Those that a late try has missed count as
 *   made, so that the number of tries tells the time since the first one
 * @returns undefined when it is not due, or was taken
 */
export async function takeMail(db: Db, id: string, pauseMs: number) {
  const now = Date.now()
  const missed = sql<number>`case when tries = 0 then 0
    else cast((${now} - ${sql.ref('nextTryAt')}) / ${sql.lit(pauseMs)} as integer) end`
  const taken = await db
    .updateTable('forgottenPasswords')
    .set({ tries: sql<number>`tries + 1 + ${missed}`, nextTryAt: now + pauseMs })
    .where('id', '=', id)
    .where('nextTryAt', '<=', now)
    .returning(['kind', 'language', 'email', 'tries'])
    .executeTakeFirst()
  if (taken === undefined) return undefined
  return { ...taken, language: isLanguage(taken.language) ? taken.language : SOURCE_LANGUAGE }
}

/** Forgets someone who has the e-mail, or who does not get one. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('forgottenPasswords').where('id', '=', id).execute()
}
