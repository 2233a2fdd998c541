/**
 * The format of `templates.json`: what a folder or a zip says about the pictures in it.
 *
 * People write it by hand, so fields with a usual value can be left out, and an unknown field is an
 * error. `templates:export` writes the same format.
 */
import {
  type Box as Area,
  BARS,
  type BarSide,
  type Caption,
  EDGES,
  type Edge,
  MAX_LAYERS,
} from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { Box, CaptionSchema } from './document.ts'
import { MAX_TEXT_LENGTH, MAX_URL_LENGTH } from './limits.ts'
import { MAX_TAG_LENGTH } from './memes.ts'
import {
  MAX_TEMPLATE_DESCRIPTION_LENGTH,
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATE_TAGS,
} from './templates.ts'
import { MEGABYTE } from './units.ts'

/** The file with the details, in the folder of pictures. */
export const PACK_DETAILS_FILE = 'templates.json'
/** The file with the schema of the details, in a pack. */
export const PACK_SCHEMA_FILE = 'templates.schema.json'
/** The folders of a pack with the pictures that are derived from a template's. */
export const PACK_FOLDERS = { thumbnails: 'thumbnails', examples: 'examples' } as const

export const MAX_PACK_TEMPLATES = 20_000
/** Entries in a zip or a folder: three for each template, and the files that describe them. */
export const MAX_PACK_FILES = 3 * MAX_PACK_TEMPLATES + 100
/** The size of `templates.json`: 20,000 templates with three captions have 20 MB. */
export const MAX_PACK_DETAILS_BYTES = 32 * MEGABYTE

const strict = { additionalProperties: false }
const NOT_BLANK = '\\S'

const text = (maxLength: number, description: string) =>
  Type.String({ pattern: NOT_BLANK, maxLength, description })
const hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })
const exampleText = Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH }))

/** Without a rotation, it is not turned. */
const PackArea = Type.Object(
  { ...Box.properties, rotation: Type.Optional(Box.properties.rotation) },
  strict,
)

type PackPlace = Edge | BarSide | (Omit<Area, 'rotation'> & Partial<Area>)

/** A caption of a template. What is left out is as in `USUAL_CAPTION`. */
const PackCaption = Type.Object(
  {
    ...Type.Partial(CaptionSchema).properties,
    type: Type.Optional(Type.Unsafe<'caption'>({ enum: ['caption'], default: 'caption' })),
    text: Type.Optional(
      Type.String({ maxLength: MAX_TEXT_LENGTH, default: '', description: 'An example text.' }),
    ),
    // An `if` instead of a union, so that an error names the variant that was meant.
    place: Type.Unsafe<PackPlace>({
      description:
        'An edge of the picture, above or below for a bar that it grows by, or an area of it: x, y, width and height are fractions of the picture, rotation is in degrees, clockwise.',
      if: { type: 'string' },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
      then: { enum: [...EDGES, ...BARS] },
      else: PackArea,
    }),
  },
  strict,
)
export type PackCaption = Partial<Omit<Caption, 'place'>> & { readonly place: PackPlace }

/** What `templates:export` records about a template's files, so that they are stored unchanged. */
const StoredFiles = Type.Object(
  {
    picture: hash('SHA-256 of the picture.'),
    source: hash('SHA-256 of the file that the template was first made from.'),
    layers: hash('SHA-256 of the captions that its example shows.'),
  },
  {
    ...strict,
    description: 'Written by templates:export. Leave it out of a file that you write.',
  },
)

/** The details of one picture; all are optional. */
export const PackEntry = Type.Object(
  {
    name: Type.Optional(
      text(MAX_TEMPLATE_NAME_LENGTH, "The title; the file's name if it is left out."),
    ),
    description: Type.Optional(
      Type.String({
        maxLength: MAX_TEMPLATE_DESCRIPTION_LENGTH,
        description: 'One sentence that describes the picture; also its alt text.',
      }),
    ),
    tags: Type.Optional(
      Type.Array(text(MAX_TAG_LENGTH, 'A word that the template is found by.'), {
        maxItems: MAX_TEMPLATE_TAGS,
      }),
    ),
    source: Type.Optional(
      Type.String({
        pattern: '^https?://\\S+$',
        maxLength: MAX_URL_LENGTH,
        description: 'The address of a page about the picture.',
      }),
    ),
    example: Type.Optional(
      Type.Object(
        { top: exampleText, bottom: exampleText },
        { ...strict, description: 'Example texts of a picture with the usual two captions.' },
      ),
    ),
    layers: Type.Optional(
      Type.Array(PackCaption, {
        maxItems: MAX_LAYERS,
        description: 'The captions that a meme starts with, from back to front.',
      }),
    ),
    stored: Type.Optional(StoredFiles),
  },
  strict,
)
export type PackEntry = Static<typeof PackEntry>

/** `templates.json`. Its keys are the names of picture files; all but `$schema`. */
export const TemplatePack = Type.Object(
  { $schema: Type.Optional(Type.String()) },
  {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Meme templates',
    description: 'Details of the pictures in a folder, by the names of their files.',
    additionalProperties: PackEntry,
  },
)
