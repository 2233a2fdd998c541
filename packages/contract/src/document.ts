import {
  ALIGNS,
  type Caption,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  type MemeDocument as Document,
  EDGES,
  FONT_NAMES,
  type Layer,
  MAX_BOX_PLACE,
  MAX_DOCUMENT_FONT_SIZE,
  MAX_LAYERS,
  MAX_OUTLINE_WIDTH,
  MIN_BOX_PLACE,
  MIN_DOCUMENT_FONT_SIZE,
  type Place,
  TURNS,
  USUAL_CAPTION,
  USUAL_STICKER,
  VERTICAL_ALIGNS,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import {
  CAPTION_NAME_PATTERN,
  COLOR_PATTERN,
  MAX_CAPTION_NAME_LENGTH,
  MAX_STICKER_IMAGE_LENGTH,
  MAX_TEXT_LENGTH,
} from './limits.ts'

const Fraction = Type.Number({ minimum: MIN_BOX_PLACE, maximum: MAX_BOX_PLACE })
const Side = Type.Number({ exclusiveMinimum: 0, maximum: MAX_BOX_PLACE - MIN_BOX_PLACE })

/** Unknown fields are dropped when a request is read, so that they are not stored. */
const KNOWN_FIELDS = { additionalProperties: false }

export const Box = Type.Object(
  {
    x: Fraction,
    y: Fraction,
    width: Side,
    height: Side,
    rotation: Type.Number({ minimum: -360, maximum: 360, default: 0 }),
  },
  KNOWN_FIELDS,
)

// An `if` instead of a union, so that an error names the variant that was meant.
const PlaceSchema = Type.Unsafe<Place>({
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { enum: EDGES },
  else: Box,
})
const FontSizeSchema = Type.Unsafe<Caption['fontSize']>({
  default: DEFAULT_FONT_SIZE,
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { enum: ['fit'] },
  else: { type: 'number', minimum: MIN_DOCUMENT_FONT_SIZE, maximum: MAX_DOCUMENT_FONT_SIZE },
})
const oneOf = <const Value extends number | string>(values: readonly Value[], usual: Value) =>
  Type.Unsafe<Value>({ enum: values, default: usual })

/** The order of the fields is that of stored documents: those of `USUAL_CAPTION` come first. */
export const CaptionSchema = Type.Object(
  {
    // A sticker never gets here. An error for any other type must name both.
    type: Type.Unsafe<'caption'>({ enum: ['caption', 'sticker'] }),
    font: oneOf(FONT_NAMES, USUAL_CAPTION.font),
    outlineColor: Type.String({ pattern: COLOR_PATTERN, default: USUAL_CAPTION.outlineColor }),
    outlineWidth: Type.Number({
      minimum: 0,
      maximum: MAX_OUTLINE_WIDTH,
      default: USUAL_CAPTION.outlineWidth,
    }),
    shadow: Type.Boolean({ default: USUAL_CAPTION.shadow }),
    align: oneOf(ALIGNS, USUAL_CAPTION.align),
    verticalAlign: oneOf(VERTICAL_ALIGNS, USUAL_CAPTION.verticalAlign),
    uppercase: Type.Boolean({ default: USUAL_CAPTION.uppercase }),
    name: Type.Optional(
      Type.String({
        maxLength: MAX_CAPTION_NAME_LENGTH,
        pattern: CAPTION_NAME_PATTERN,
        description: 'What the text stands for. The editor shows it; it is not drawn.',
      }),
    ),
    text: Type.String({ maxLength: MAX_TEXT_LENGTH }),
    place: PlaceSchema,
    fontSize: FontSizeSchema,
    color: Type.String({ pattern: COLOR_PATTERN, default: DEFAULT_TEXT_COLOR }),
    from: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
    to: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  },
  KNOWN_FIELDS,
)

const StickerSchema = Type.Object(
  {
    type: Type.Unsafe<'sticker'>({ enum: ['sticker'] }),
    image: Type.String({ minLength: 1, maxLength: MAX_STICKER_IMAGE_LENGTH }),
    place: Box,
    flipped: Type.Boolean({ default: USUAL_STICKER.flipped }),
    opacity: Type.Number({ minimum: 0, maximum: 1, default: USUAL_STICKER.opacity }),
  },
  KNOWN_FIELDS,
)

const LayerSchema = Type.Unsafe<Layer>({
  if: { type: 'object', properties: { type: { const: 'sticker' } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: StickerSchema,
  else: CaptionSchema,
})

const Share = Type.Number({ minimum: 0, maximum: 1 })
const Length = Type.Number({ exclusiveMinimum: 0, maximum: 1 })

const FrameSchema = Type.Object(
  {
    crop: Type.Object(
      { x: Share, y: Share, width: Length, height: Length },
      { ...KNOWN_FIELDS, default: WHOLE_PICTURE.crop },
    ),
    turns: oneOf(TURNS, WHOLE_PICTURE.turns),
    flipped: Type.Boolean({ default: WHOLE_PICTURE.flipped }),
  },
  KNOWN_FIELDS,
)

/**
 * A meme as a document (design §2). Omitted fields get the values of `USUAL_CAPTION`,
 * `USUAL_STICKER` and `WHOLE_PICTURE`.
 */
export const MemeDocument = Type.Unsafe<Document>(
  Type.Object(
    {
      version: Type.Unsafe<1>({ enum: [1], default: 1 }),
      frame: Type.Optional(FrameSchema),
      layers: Type.Array(LayerSchema, { maxItems: MAX_LAYERS }),
    },
    KNOWN_FIELDS,
  ),
)
export type MemeDocument = Static<typeof MemeDocument>

/** A document in a response. The server made it, so it is not validated again. */
export const MemeDocumentAnswer = Type.Unsafe<Document>({})
