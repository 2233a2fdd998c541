import type { Messages } from './i18n.ts'

const FOLDER = '../../../../../packages/languages/catalogs'
/** One file for each language, loaded when somebody reads it. English is in the code. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../../../../packages/languages/catalogs/*/web.po',
    '!../../../../../packages/languages/catalogs/en/web.po',
  ],
  { import: 'messages', query: '?messages' },
)

/**
 * @returns none for English
 * @throws Error if the file of the language can't be loaded
 */
export const loadMessages = async (language: string): Promise<Messages> =>
  (await CATALOGS[`${FOLDER}/${language}/web.po`]?.()) ?? {}
