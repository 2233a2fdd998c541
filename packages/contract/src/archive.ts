import Type, { type Static } from 'typebox'
import { MAX_CHOSEN_LENGTH, MAX_MEMES_AT_ONCE } from './collection.ts'

export const ArchiveQuery = Type.Object({
  /** The ids of the user's memes, separated by commas; without it, all memes. */
  ids: Type.Optional(
    Type.String({
      pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14}){0,499}$',
      maxLength: 16 * MAX_MEMES_AT_ONCE,
    }),
  ),
})
export type ArchiveQuery = Static<typeof ArchiveQuery>

/** The form of a selection that is too long for a URL. */
export const ArchiveForm = Type.Object({
  /** As in the query. */
  ids: Type.String({
    pattern: '^[1-9][0-9]{0,14}(,[1-9][0-9]{0,14})*$',
    maxLength: MAX_CHOSEN_LENGTH,
  }),
})

/** What an import has done. */
export const ImportReport = Type.Object({
  /** Memes. */
  imported: Type.Integer(),
  templates: Type.Integer(),
  /** Memes and templates that were in the collection already, and files that could not be used. */
  skipped: Type.Integer(),
  /** Memes and templates that were not looked at: they come when the same zip is sent again. */
  left: Type.Integer(),
  /**
   * The first 200 of those that were skipped, each with its reason; what could not be used is before the
   * others. Before all is the first one that is left: those before it were taken.
   */
  reasons: Type.Array(
    Type.Object({
      file: Type.String(),
      /** Of the meme, or the name of the template, if it has one. */
      title: Type.Optional(Type.String()),
      reason: Type.String(),
    }),
  ),
})
export type ImportReport = Static<typeof ImportReport>
