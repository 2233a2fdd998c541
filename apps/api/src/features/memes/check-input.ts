import {
  MAX_DOCUMENT_TEXT_LENGTH,
  MAX_STICKER_COVER,
  type MemeInput,
  stickerCoverOf,
  textLengthOf,
} from '@memesmith/contract'
import { type Frame, MAX_BOX_PLACE, type MemeDocument } from '@memesmith/meme-render'
import { AppError } from '../../runtime/app-error.ts'

/**
 * Rejects what a schema can't: fields that contradict each other.
 *
 * @throws AppError `invalid_request` that names the field
 */
export function checkInput({
  document,
  topText,
  bottomText,
}: Pick<MemeInput, 'bottomText' | 'document' | 'topText'>): void {
  if (document === undefined) return
  if (topText !== undefined || bottomText !== undefined) {
    throw new AppError('invalid_request', 'document stands in place of topText and bottomText.')
  }
  const length = textLengthOf(document)
  if (length > MAX_DOCUMENT_TEXT_LENGTH) {
    throw new AppError(
      'invalid_request',
      `document must have at most ${MAX_DOCUMENT_TEXT_LENGTH} characters in all captions together, got ${length}.`,
    )
  }
  assertStickerCover(document)
  if (document.frame !== undefined) {
    assertEnds('document.frame.crop', document.frame.crop, 1 + ROUNDING)
  }
  for (const [index, layer] of document.layers.entries()) {
    const { place } = layer
    if (layer.type === 'caption' && (layer.from ?? 0) >= (layer.to ?? 1)) {
      throw new AppError('invalid_request', `document.layers.${index}.to must be above from.`)
    }
    if (typeof place === 'object') {
      assertEnds(`document.layers.${index}.place`, place, MAX_BOX_PLACE)
    }
  }
}

/** Keeps the time that drawing takes within bounds. */
function assertStickerCover(document: MemeDocument): void {
  const cover = stickerCoverOf(document)
  if (cover > MAX_STICKER_COVER) {
    throw new AppError(
      'invalid_request',
      `document must have stickers that cover the picture at most ${MAX_STICKER_COVER} times in total, got ${cover.toFixed(1)}.`,
    )
  }
}

/** Sums of fractions are rounded. */
const ROUNDING = 1e-9

function assertEnds(field: string, { x, y, width, height }: Frame['crop'], end: number): void {
  for (const [side, reached] of [
    ['width', x + width],
    ['height', y + height],
  ] as const) {
    if (reached > end) {
      throw new AppError('invalid_request', `${field}.${side} reaches beyond ${Math.floor(end)}.`)
    }
  }
}
