import {
  DEFAULT_TITLE,
  MAX_STICKER_COVER,
  type MemeInput,
  pointsOf,
  pointsOfLayer,
  stickerCoverOf,
} from '@memesmith/contract'
import { documentOfTexts, MAX_DOCUMENT_POINTS, type MemeDocument } from '@memesmith/meme-render'
import { assertEnds } from '../../../render/assert-ends.ts'
import { checkLayers } from '../../../render/check-layers.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { cleanTags } from '../../../runtime/clean-tags.ts'
import { withoutNul } from '../../../runtime/without-nul.ts'
import { type NamedStickers, readStickers } from './stickers.ts'

/** The prompt and description of a generated meme. */
interface GeneratedFrom {
  readonly imageDescription: string | null
  readonly aiPrompt: string | null
  /** Null if the generator suggests none. */
  readonly suggestedTitle: string | null
}

/** What an imported meme keeps; a new one does not have it. */
export interface KeptFields extends GeneratedFrom {
  readonly tags: readonly string[]
  readonly isFavorite: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** The share id of the meme that it is a copy of. */
  readonly importedFrom: string
}

/** A meme to save, checked. */
export interface MemeToSave extends NamedStickers {
  readonly title: string
  /** Where its picture comes from. */
  readonly source: {
    readonly templateId: MemeInput['templateId'] | undefined
    readonly customImageUrl: MemeInput['customImageUrl'] | undefined
    readonly memeImageUrl: MemeInput['memeImageUrl'] | undefined
  }
  /** The share id of the meme that it is made after. */
  readonly after: string | undefined
  /** Undefined if the client did not say. */
  readonly isPublic: boolean | undefined
  readonly kept: Partial<KeptFields>
}

/**
 * Checks what a client sent, beyond its schema.
 *
 * @param kept what a generated or imported meme keeps
 * @throws AppError `invalid_request` that names the field
 */
export async function readMeme(
  input: MemeInput,
  kept: Partial<KeptFields> = {},
): Promise<MemeToSave> {
  const { title = '', templateId, customImageUrl, memeImageUrl, isPublic, after } = input
  return {
    title: cleanTitle(title),
    ...(await readStickers(readDocument(input))),
    source: { templateId, customImageUrl, memeImageUrl },
    isPublic,
    after,
    kept: { ...kept, ...(kept.tags && { tags: cleanTags(kept.tags) }) },
  }
}

/** Blank ones become `DEFAULT_TITLE`. */
export const cleanTitle = (title: string): string => withoutNul(title).trim() || DEFAULT_TITLE

/**
 * The document of either form of input.
 *
 * @throws AppError `invalid_request` that names the field
 */
function readDocument(input: MemeInput): MemeDocument {
  const { document, topText, bottomText } = input
  if (document === undefined) return documentOfTexts(input)
  if (topText !== undefined || bottomText !== undefined) {
    throw new AppError(
      'invalid_request',
      /*i18n*/ 'document stands in place of topText and bottomText.',
    )
  }
  checkLayers(document.layers, 'document.layers', 'document')
  assertStickerCover(document)
  assertPoints(document)
  if (document.frame !== undefined) {
    assertEnds('document.frame.crop', document.frame.crop, 1 + ROUNDING)
  }
  return document
}

/** Bounds the time that drawing takes. */
function assertStickerCover(document: MemeDocument): void {
  const cover = stickerCoverOf(document)
  if (cover > MAX_STICKER_COVER) {
    throw new AppError('invalid_request', {
      message:
        /*i18n*/ 'document must have stickers and covers that cover the picture at most {max} times in total, got {cover}.',
      values: { max: MAX_STICKER_COVER, cover: cover.toFixed(1) },
    })
  }
}

/** The fewest points that each kind can be drawn with. */
const FEWEST_POINTS = { pen: 1, highlighter: 1, arrow: 2, line: 2, box: 0, ellipse: 0 } as const

/** Keeps documents small, and their strokes to be seen. */
function assertPoints(document: MemeDocument): void {
  for (const [index, layer] of document.layers.entries()) {
    const isBrush = layer.type === 'cover' && layer.brush !== undefined
    if (layer.type !== 'stroke' && !isBrush) continue
    const field = `document.layers.${index}${isBrush ? '.brush' : ''}.points`
    const points = pointsOfLayer(layer)
    const fewest = layer.type === 'stroke' ? FEWEST_POINTS[layer.kind] : 1
    const short = points.findIndex(({ length }) => length === 1)
    if (short >= 0) {
      throw new AppError('invalid_request', {
        message: /*i18n*/ '{field} must have x and y.',
        values: { field: `${field}.${short}` },
      })
    }
    const count = points.filter(({ length }) => length > 0).length
    if (count < fewest) {
      const values = { field, fewest, count }
      throw new AppError(
        'invalid_request',
        layer.type === 'stroke'
          ? {
              message: /*i18n*/ '{field} must have at least {fewest} for kind {kind}, got {count}.',
              values: { ...values, kind: layer.kind },
            }
          : { message: /*i18n*/ '{field} must have at least {fewest}, got {count}.', values },
      )
    }
  }
  const points = pointsOf(document)
  if (points > MAX_DOCUMENT_POINTS) {
    throw new AppError('invalid_request', {
      message:
        /*i18n*/ 'document must have at most {max} points in all strokes and brushes together, got {points}.',
      values: { max: String(MAX_DOCUMENT_POINTS), points: String(points) },
    })
  }
}

/** Sums of fractions are rounded. */
const ROUNDING = 1e-9
