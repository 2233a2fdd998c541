import {
  ALIGNS,
  BARS,
  type Brush,
  BUBBLE_KINDS,
  type Bubble,
  type Caption,
  COVER_KINDS,
  DEFAULT_BUBBLE,
  DEFAULT_FONT_SIZE,
  DEFAULT_STROKE,
  DEFAULT_TEXT_COLOR,
  type MemeDocument as Document,
  EDGES,
  FONT_NAMES,
  type Layer,
  LOOK_RANGES,
  type LookKey,
  type LookValues,
  MAX_ACCENT_WORDS,
  MAX_ARC,
  MAX_DOCUMENT_FONT_SIZE,
  MAX_LAYERS,
  MAX_LETTER_SPACING,
  MAX_OUTLINE_WIDTH,
  MAX_STROKE_POINTS,
  MAX_STROKE_WIDTH,
  MAX_TAIL,
  MIN_DOCUMENT_FONT_SIZE,
  MIN_LETTER_SPACING,
  MIN_STROKE_WIDTH,
  MIN_TAIL,
  type Place,
  placeRange,
  STROKE_KINDS,
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
  MAX_ACCENT_WORD_LENGTH,
  MAX_CAPTION_NAME_LENGTH,
  MAX_STICKER_IMAGE_LENGTH,
  MAX_TEXT_LENGTH,
} from './limits.ts'

/** Unknown fields are dropped when a request is read, so that they are not stored. */
const KNOWN_FIELDS = { additionalProperties: false }

function boxOf(type: Layer['type']) {
  const [minimum, maximum] = placeRange(type)
  const fraction = Type.Number({ minimum, maximum })
  const side = Type.Number({ exclusiveMinimum: 0, maximum: maximum - minimum })
  return Type.Object(
    {
      x: fraction,
      y: fraction,
      width: side,
      height: side,
      rotation: Type.Number({ minimum: -360, maximum: 360, default: 0 }),
    },
    KNOWN_FIELDS,
  )
}

export const Box = boxOf('caption')

// An `if` instead of a union, so that an error names the variant that was meant.
const PlaceSchema = Type.Unsafe<Place>({
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: { enum: [...EDGES, ...BARS] },
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

const TailEnd = Type.Number({ minimum: MIN_TAIL, maximum: MAX_TAIL })

const BubbleSchema = Type.Object(
  {
    kind: oneOf(BUBBLE_KINDS, DEFAULT_BUBBLE.kind),
    color: Type.String({ pattern: COLOR_PATTERN, default: DEFAULT_BUBBLE.color }),
    outlineColor: Type.String({ pattern: COLOR_PATTERN, default: DEFAULT_BUBBLE.outlineColor }),
    outlineWidth: Type.Number({
      minimum: 0,
      maximum: MAX_OUTLINE_WIDTH,
      default: DEFAULT_BUBBLE.outlineWidth,
    }),
    tail: Type.Object(
      { x: TailEnd, y: TailEnd },
      {
        ...KNOWN_FIELDS,
        default: DEFAULT_BUBBLE.tail,
        description:
          'Where the tail ends, in fractions of the box before its rotation; inside the bubble there is no tail.',
      },
    ),
  },
  { ...KNOWN_FIELDS, description: 'Around the text, as what somebody says. Only in a box.' },
)

/** The order of the fields is that of stored documents: those of `USUAL_CAPTION` come first. */
export const CaptionSchema = Type.Object(
  {
    // The others never get here. An error for any other type must name all.
    type: Type.Unsafe<'caption'>({ enum: ['caption', 'sticker', 'cover', 'stroke', 'look'] }),
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
    barColor: Type.Optional(
      Type.String({
        pattern: COLOR_PATTERN,
        description:
          'Of the bar that a caption above or below the picture is in; omitted for white.',
      }),
    ),
    bold: Type.Optional(
      Type.Boolean({ description: 'Omitted for true. Some fonts have only one weight.' }),
    ),
    italic: Type.Optional(Type.Boolean()),
    letterSpacing: Type.Optional(
      Type.Number({
        minimum: MIN_LETTER_SPACING,
        maximum: MAX_LETTER_SPACING,
        description: 'Added between letters, in font sizes.',
      }),
    ),
    background: Type.Optional(
      Type.String({
        pattern: COLOR_PATTERN,
        description: 'Behind the lines; omitted for nothing.',
      }),
    ),
    accentColor: Type.Optional(
      Type.String({ pattern: COLOR_PATTERN, description: 'Of the words in `accentWords`.' }),
    ),
    accentWords: Type.Optional(
      Type.Unsafe<readonly string[]>(
        Type.Array(Type.String({ minLength: 1, maxLength: MAX_ACCENT_WORD_LENGTH }), {
          maxItems: MAX_ACCENT_WORDS,
          description: 'Words of the text, without regard to capitals and punctuation.',
        }),
      ),
    ),
    arc: Type.Optional(
      Type.Number({
        minimum: -MAX_ARC,
        maximum: MAX_ARC,
        description:
          'Degrees of a circle that a line as wide as the box takes; above 0 its middle is the highest place. Only in a box.',
      }),
    ),
    bubble: Type.Optional(Type.Unsafe<Bubble>(BubbleSchema)),
    from: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 1 })),
    to: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
  },
  KNOWN_FIELDS,
)

const percent = (key: LookKey, description?: string) =>
  Type.Optional(
    Type.Integer({
      minimum: LOOK_RANGES[key][0],
      maximum: LOOK_RANGES[key][1],
      ...(description && { description }),
    }),
  )

const LOOK_FIELDS = {
  brightness: percent('brightness'),
  contrast: percent('contrast'),
  saturation: percent('saturation', 'In percent; -100 is grey.'),
  warmth: percent('warmth'),
  sharpen: percent('sharpen'),
  fry: percent('fry', 'As a picture that was saved and shared too often.'),
}

const LookSchema = Type.Object(
  { type: Type.Unsafe<'look'>({ enum: ['look'] }), ...LOOK_FIELDS, place: Box },
  { ...KNOWN_FIELDS, description: 'Changes the light and the colors of what lies below it.' },
)

const StickerSchema = Type.Object(
  {
    type: Type.Unsafe<'sticker'>({ enum: ['sticker'] }),
    image: Type.String({ minLength: 1, maxLength: MAX_STICKER_IMAGE_LENGTH }),
    place: Box,
    flipped: Type.Boolean({ default: USUAL_STICKER.flipped }),
    opacity: Type.Number({ minimum: 0, maximum: 1, default: USUAL_STICKER.opacity }),
    look: Type.Optional(
      Type.Unsafe<LookValues>(
        Type.Object(LOOK_FIELDS, { ...KNOWN_FIELDS, description: 'Of this picture alone.' }),
      ),
    ),
  },
  KNOWN_FIELDS,
)

const CoverSchema = Type.Object(
  {
    type: Type.Unsafe<'cover'>({ enum: ['cover'] }),
    kind: oneOf(COVER_KINDS, 'blur'),
    brush: Type.Optional(
      Type.Unsafe<Brush>(
        Type.Object(
          {
            points: Type.Array(
              Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { maxItems: 2 }),
              {
                maxItems: MAX_STROKE_POINTS,
                description: 'x and y in fractions of the place. An empty one lifts the brush.',
              },
            ),
            width: Type.Number({
              exclusiveMinimum: 0,
              maximum: 1,
              description: "In fractions of the place's width.",
            }),
          },
          { ...KNOWN_FIELDS, description: 'With it, only what it touches of the place is hidden.' },
        ),
      ),
    ),
    place: boxOf('cover'),
  },
  {
    ...KNOWN_FIELDS,
    description: 'What lies below it is gone from every address that others can open.',
  },
)

const StrokeSchema = Type.Object(
  {
    type: Type.Unsafe<'stroke'>({ enum: ['stroke'] }),
    kind: oneOf(STROKE_KINDS, 'pen'),
    points: Type.Array(Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { maxItems: 3 }), {
      maxItems: MAX_STROKE_POINTS,
      default: [],
      description:
        'x and y in fractions of the place, and how hard a pen is pressed (0 to 1). An empty one lifts the pen. A box and an ellipse have none.',
    }),
    color: Type.String({ pattern: COLOR_PATTERN, default: DEFAULT_STROKE.color }),
    outlineColor: Type.Optional(Type.String({ pattern: COLOR_PATTERN })),
    width: Type.Number({
      minimum: MIN_STROKE_WIDTH,
      maximum: MAX_STROKE_WIDTH,
      default: DEFAULT_STROKE.width,
    }),
    place: Box,
  },
  KNOWN_FIELDS,
)

/** A schema for layers of this type, and another one for the rest. */
const ifType = (type: Layer['type'], schema: object, rest: object) => ({
  if: { type: 'object', properties: { type: { const: type } } },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: schema,
  else: rest,
})

const LayerSchema = Type.Unsafe<Layer>(
  ifType(
    'sticker',
    StickerSchema,
    ifType(
      'cover',
      CoverSchema,
      ifType('stroke', StrokeSchema, ifType('look', LookSchema, CaptionSchema)),
    ),
  ),
)

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
