import { MAX_BOX_PLACE, MAX_COVER_PLACE, MIN_BOX_PLACE, MIN_COVER_PLACE } from './defaults.ts'
import type { Layer } from './types.ts'

/** How far the box of a layer may reach, in fractions of the picture. */
export const placeRange = (type: Layer['type']): readonly [least: number, most: number] =>
  type === 'cover' ? [MIN_COVER_PLACE, MAX_COVER_PLACE] : [MIN_BOX_PLACE, MAX_BOX_PLACE]
