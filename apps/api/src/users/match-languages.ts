import { isLanguage } from '@memesmith/languages'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../database/schema.ts'
import { choiceOf } from '../http/language-of.ts'
import { findLanguageOf, setLanguage } from './users.repository.ts'

/**
 * Makes the browser of somebody who has signed in speak the language of the account. An account without
 * one takes that which was chosen in the browser.
 */
export async function matchLanguages(
  db: Db,
  request: FastifyRequest,
  userId: number,
): Promise<void> {
  const ofAccount = await findLanguageOf(db, userId)
  const choice = choiceOf(request)
  if (isLanguage(ofAccount)) request.languageToKeep = ofAccount
  else if (choice !== undefined) await setLanguage(db, userId, choice)
}
