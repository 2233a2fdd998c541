/** The format of a user's own template in an archive: `templates/{id}.json`, with its upload. */
import { OwnTemplateInput, RANDOM_ID_PATTERN } from '@memesmith/contract'
import Type, { type Static } from 'typebox'

/** A template as a file of an archive. The file of `imageUrl` is in `uploads`. */
export const ArchivedTemplate = Type.Object({
  version: Type.Unsafe<1>({ enum: [1] }),
  /** Recognizes the template when it is imported again. */
  key: Type.String({ pattern: RANDOM_ID_PATTERN }),
  ...OwnTemplateInput.properties,
})
export type ArchivedTemplate = Static<typeof ArchivedTemplate>
