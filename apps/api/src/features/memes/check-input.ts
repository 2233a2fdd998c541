import { MAX_DOCUMENT_TEXT_LENGTH, type MemeInput } from '@memesmith/contract'
import { MAX_BOX_PLACE } from '@memesmith/meme-render'
import { AppError } from '../../runtime/app-error.ts'

/**
 * Rejects what a schema can't: fields that contradict each other.
 *
 * @throws AppError `invalid_request` that names the field
 */
export function checkInput({ document, topText, bottomText }: MemeInput): void {
  if (document === undefined) return
  if (topText !== undefined || bottomText !== undefined) {
    throw new AppError('invalid_request', 'document stands in place of topText and bottomText.')
  }
  const length = document.layers.reduce((sum, { text }) => sum + text.length, 0)
  if (length > MAX_DOCUMENT_TEXT_LENGTH) {
    throw new AppError(
      'invalid_request',
      `document must have at most ${MAX_DOCUMENT_TEXT_LENGTH} characters in all captions together, got ${length}.`,
    )
  }
  for (const [index, { place }] of document.layers.entries()) {
    if (typeof place !== 'object') continue
    for (const [side, end] of [
      ['width', place.x + place.width],
      ['height', place.y + place.height],
    ] as const) {
      if (end > MAX_BOX_PLACE) {
        throw new AppError(
          'invalid_request',
          `document.layers.${index}.place.${side} reaches beyond ${MAX_BOX_PLACE}.`,
        )
      }
    }
  }
}
