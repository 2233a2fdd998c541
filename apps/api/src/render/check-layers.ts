import { MAX_DOCUMENT_TEXT_LENGTH, textLengthOf } from '@memesmith/contract'
import { type Layer, placeRange } from '@memesmith/meme-render'
import { AppError } from '../runtime/app-error.ts'
import { assertEnds } from './assert-ends.ts'

/**
 * Rejects layers that the schema accepts but that can't be drawn.
 *
 * @param field the name of the layers in the request
 * @param whole the name of what all their texts together are in
 * @throws AppError `invalid_request` that names the field
 */
export function checkLayers(layers: readonly Layer[], field: string, whole = field): void {
  const length = textLengthOf({ version: 1, layers })
  if (length > MAX_DOCUMENT_TEXT_LENGTH) {
    throw new AppError('invalid_request', {
      message:
        /*i18n*/ '{field} must have at most {max} characters in all captions together, got {length}.',
      values: { field: whole, max: String(MAX_DOCUMENT_TEXT_LENGTH), length: String(length) },
    })
  }
  for (const [index, layer] of layers.entries()) {
    const { place } = layer
    if (layer.type === 'caption' && (layer.from ?? 0) >= (layer.to ?? 1)) {
      throw new AppError('invalid_request', {
        message: /*i18n*/ '{field} must be above from.',
        values: { field: `${field}.${index}.to` },
      })
    }
    if (typeof place === 'object') {
      const [, end] = placeRange(layer.type)
      assertEnds(`${field}.${index}.place`, place, end)
    }
  }
}
