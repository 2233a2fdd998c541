import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'

/** Maximum length of a template's name, in characters. */
export const MAX_NAME_LENGTH = 80
const MAX_DESCRIPTION_LENGTH = 300
const MAX_TAGS = 12
const MAX_TAG_LENGTH = 30

const strict = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })
const Caption = Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH }))

const Tag = text(MAX_TAG_LENGTH)

/** The entry for a picture in `templates.json`; all fields are optional. */
const Entry = Type.Object(
  {
    name: Type.Optional(text(MAX_NAME_LENGTH)),
    description: Type.Optional(text(MAX_DESCRIPTION_LENGTH)),
    tags: Type.Optional(Type.Array(Type.Unknown(), { maxItems: MAX_TAGS })),
    example: Type.Optional(Type.Object({ top: Caption, bottom: Caption }, strict)),
  },
  strict,
)

export interface PictureDetails extends Omit<Static<typeof Entry>, 'tags'> {
  readonly tags?: readonly string[]
}

/** The valid parts of an entry. */
export interface UsableEntry {
  readonly details: PictureDetails
  /** The tags that are not valid. */
  readonly badTags: readonly { readonly tag: unknown; readonly problem: string }[]
}

/** @throws Error that names the first invalid field */
export function parseEntry(entry: unknown): UsableEntry {
  if (!Value.Check(Entry, entry)) throw new Error(problemOf(Entry, entry, 'the entry'))
  const { tags, ...rest } = entry
  if (tags === undefined) return { details: rest, badTags: [] }
  const isTag = (tag: unknown): tag is string => Value.Check(Tag, tag)
  return {
    details: { ...rest, tags: tags.filter(isTag) },
    badTags: tags
      .filter((tag) => !isTag(tag))
      .map((tag) => ({ tag, problem: problemOf(Tag, tag, 'It') })),
  }
}

function problemOf(schema: TSchema, value: unknown, name: string): string {
  const [error] = Value.Errors(schema, value)
  const field = error?.instancePath.slice(1).replaceAll('/', '.') || name
  switch (error?.keyword) {
    case 'boolean':
      return `${field} is an unknown field`
    case 'pattern':
      return `${field} must not be blank`
    default:
      return `${field} ${error?.message ?? 'is not usable'}`
  }
}
