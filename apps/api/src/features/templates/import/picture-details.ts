import {
  MAX_DOCUMENT_TEXT_LENGTH,
  MAX_TEMPLATE_TAGS,
  type PackCaption,
  PackEntry,
  textLengthOf,
} from '@memesmith/contract'
import { type Caption, checkDocument } from '@memesmith/meme-render'
import Type, { type Static, type TSchema } from 'typebox'
import Value from 'typebox/value'
import { completeCaption } from './complete-caption.ts'

const Tag = PackEntry.properties.tags.items

/** Tags may be anything here, because invalid ones are skipped later. */
const Entry = Type.Object(
  {
    ...PackEntry.properties,
    tags: Type.Optional(Type.Array(Type.Unknown(), { maxItems: MAX_TEMPLATE_TAGS })),
  },
  { additionalProperties: false },
)

/** What is known about an imported picture. */
export interface PictureDetails extends Omit<Static<typeof PackEntry>, 'layers'> {
  readonly layers?: readonly Caption[]
}

/** The valid parts of an entry. */
export interface UsableEntry {
  readonly details: PictureDetails
  /** The invalid tags. */
  readonly badTags: readonly { readonly tag: unknown; readonly problem: string }[]
}

/** @throws Error that names the first invalid field */
export function parseEntry(entry: unknown): UsableEntry {
  if (!Value.Check(Entry, entry)) throw new Error(problemOf(Entry, entry, 'the entry'))
  const { tags, layers, ...rest } = entry
  const isTag = (tag: unknown): tag is string => Value.Check(Tag, tag)
  const badTags = tags?.filter((tag) => !isTag(tag)) ?? []
  return {
    details: {
      ...rest,
      ...(tags && { tags: tags.filter(isTag) }),
      ...(layers && { layers: readLayers(layers, rest) }),
    },
    badTags: badTags.map((tag) => ({ tag, problem: problemOf(Tag, tag, 'It') })),
  }
}

/** Rejects what a schema can't. */
function readLayers(
  given: readonly PackCaption[],
  { example }: Pick<PictureDetails, 'example'>,
): readonly Caption[] {
  if (example !== undefined) throw new Error('example is already in the texts of its layers')
  const layers = given.map(completeCaption)
  const document = { version: 1, layers } as const
  checkDocument(document)
  const length = textLengthOf(document)
  if (length > MAX_DOCUMENT_TEXT_LENGTH) {
    throw new Error(
      `layers must have at most ${MAX_DOCUMENT_TEXT_LENGTH} characters together, got ${length}`,
    )
  }
  return layers
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
