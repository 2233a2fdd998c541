import { MAX_TEXT_LENGTH } from '@memesmith/contract'
import Type, { type Static } from 'typebox'
import Value from 'typebox/value'

export const MAX_NAME_LENGTH = 80
const MAX_DESCRIPTION_LENGTH = 300
const MAX_TAGS = 12
const MAX_TAG_LENGTH = 30

const strict = { additionalProperties: false }
const text = (maxLength: number) => Type.String({ pattern: '\\S', maxLength })
const Caption = Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH }))

/** What `templates.json` may say of a picture; all of it is optional. */
const PictureDetails = Type.Object(
  {
    name: Type.Optional(text(MAX_NAME_LENGTH)),
    description: Type.Optional(text(MAX_DESCRIPTION_LENGTH)),
    tags: Type.Optional(Type.Array(text(MAX_TAG_LENGTH), { maxItems: MAX_TAGS })),
    example: Type.Optional(Type.Object({ top: Caption, bottom: Caption }, strict)),
  },
  strict,
)
export type PictureDetails = Static<typeof PictureDetails>

/** @throws Error with some words that name the first field that is not usable */
export function parseDetails(entry: unknown): PictureDetails {
  if (Value.Check(PictureDetails, entry)) return entry
  const [error] = Value.Errors(PictureDetails, entry)
  const field = error?.instancePath.slice(1).replaceAll('/', '.') || 'the entry'
  switch (error?.keyword) {
    case 'boolean':
      throw new Error(`${field} is an unknown field`)
    case 'pattern':
      throw new Error(`${field} must not be blank`)
    default:
      throw new Error(`${field} ${error?.message ?? 'is not usable'}`)
  }
}
