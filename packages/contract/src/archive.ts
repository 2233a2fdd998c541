import Type, { type Static } from 'typebox'
import { call, WRITE_ERRORS, ZIP } from './call.ts'
import { MAX_MEMES_AT_ONCE } from './memes.ts'
import { Text } from './schema-parts.ts'
import { MEGABYTE } from './units.ts'

/** Size of an imported zip in bytes, and of its contents. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 * MEGABYTE
/** Files in such a zip: a collection of 50,000 memes has at most four for each. */
export const MAX_ARCHIVE_FILES = 200_001
/** Characters of the ids in a download form: enough for more than 50,000 memes. */
export const MAX_CHOSEN_LENGTH = 512 * 1024

const ArchiveQuery = Type.Object({
  /** The ids of the user's memes, separated by commas; without it, all memes. */
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,499}$',
      maxLength: 16 * MAX_MEMES_AT_ONCE,
    }),
  ),
})

/** The form of a selection that is too long for a URL. */
const ArchiveForm = Type.Object({
  /** The same as in the query above. */
  ids: Type.String({
    pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14})*$',
    maxLength: MAX_CHOSEN_LENGTH,
  }),
})

/** The result of an import. */
export const ImportReport = Type.Object({
  /** Memes. */
  imported: Type.Integer(),
  templates: Type.Integer({ default: 0 }),
  /** Memes and templates that were already in the collection, and files that could not be used. */
  skipped: Type.Integer({ default: 0 }),
  /** Memes and templates that the import did not get to. Sending the same zip again imports them. */
  left: Type.Integer({ default: 0 }),
  /**
   * The first 200 that were skipped, each with a reason, the unusable ones first. If some are left, the
   * list begins with the first of those: everything before it was processed.
   */
  reasons: Type.Array(
    Type.Object({
      file: Text,
      /** The title of the meme, or the name of the template, if there is one. */
      title: Type.Optional(Type.String()),
      reason: Text,
    }),
    { default: [] },
  ),
})
export type ImportReport = Static<typeof ImportReport>

/** A zip of memes: pictures, documents, and a page to look at them. */
export const downloadArchive = call('GET', '/api/archive', {
  query: ArchiveQuery,
  answer: { 200: ZIP },
  errors: ['unauthorized', 'too_many_requests'],
})

/** The same for many memes, whose ids come in a form. */
export const downloadChosen = call('POST', '/api/archive/download', {
  body: ArchiveForm,
  answer: { 200: ZIP },
  errors: [...WRITE_ERRORS, 'unauthorized'],
})

/**
 * Adds the memes of such a zip to the collection. The file is in the part `archive`. White space is
 * sent before the report, so that proxies keep the connection open.
 */
export const importArchive = call('POST', '/api/archive', {
  body: { contentType: 'multipart/form-data' },
  answer: { 200: ImportReport },
  errors: [...WRITE_ERRORS, 'unauthorized', 'archive_refused', 'import_running', 'request_timeout'],
})
