import type { Messages } from './i18n.ts'

const FOLDER = '../../../../../packages/languages/catalogs'
/** Two files for each language, loaded when somebody reads it. English is in the code. */
const CATALOGS = import.meta.glob<Messages>(
  [
    '../../../../../packages/languages/catalogs/*/{web,templates}.po',
    '!../../../../../packages/languages/catalogs/en/*.po',
  ],
  { import: 'messages', query: '?messages' },
)

/**
 * @param file what the app says, or what the templates that come with it say
 * @returns none for English
 * @throws Error if the file of the language can't be loaded
 */
export const loadMessages = async (
  language: string,
  file: 'templates' | 'web' = 'web',
): Promise<Messages> => (await CATALOGS[`${FOLDER}/${language}/${file}.po`]?.()) ?? {}
