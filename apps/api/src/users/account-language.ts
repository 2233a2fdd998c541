import { isLanguage, type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import type { Db } from '../database/schema.ts'
import { findLanguageOf } from './users.repository.ts'

/**
 * What the server says to an account where no browser tells a language, as in e-mails: in the language
 * that the account keeps, or else in that of the request that led to it.
 */
export async function i18nOfAccount(
  db: Db,
  userId: number,
  otherwise: Language = SOURCE_LANGUAGE,
): Promise<I18n> {
  const kept = await findLanguageOf(db, userId)
  return i18nOf(isLanguage(kept) ? kept : otherwise)
}
