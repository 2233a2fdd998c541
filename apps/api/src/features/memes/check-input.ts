import { MAX_STICKER_COVER, type MemeInput, stickerCoverOf } from '@memesmith/contract'
import type { MemeDocument } from '@memesmith/meme-render'
import { assertEnds } from '../../render/assert-ends.ts'
import { checkLayers } from '../../render/check-layers.ts'
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
  checkLayers(document.layers, 'document.layers', 'document')
  assertStickerCover(document)
  if (document.frame !== undefined) {
    assertEnds('document.frame.crop', document.frame.crop, 1 + ROUNDING)
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
