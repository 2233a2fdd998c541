import { isLanguage, type Language, SOURCE_LANGUAGE } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import type { Db } from '../database/schema.ts'
import { findLanguageOf } from './users.repository.ts'

/**
 * The language of texts without a browser, such as e-mails: the account's, or else that of the request
 * that caused them.
 */
export async function i18nOfAccount(
  db: Db,
  userId: number,
  otherwise: Language = SOURCE_LANGUAGE,
): Promise<I18n> {
  const kept = await findLanguageOf(db, userId)
  return i18nOf(isLanguage(kept) ? kept : otherwise)
}
