import type { PackCaption } from '@memesmith/contract'
import {
  type Caption,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  USUAL_CAPTION,
} from '@memesmith/meme-render'

const USUAL = {
  ...USUAL_CAPTION,
  text: '',
  fontSize: DEFAULT_FONT_SIZE,
  color: DEFAULT_TEXT_COLOR,
}
const NOT_TURNED = { rotation: 0 }

/**
 * Adds the omitted fields. A complete caption stays unchanged, so that an exported one is stored with the
 * same bytes.
 */
export const completeCaption = (given: PackCaption): Caption =>
  isComplete(given) ? given : { ...USUAL, ...given, place: completePlace(given.place) }

const isComplete = (given: PackCaption): given is Caption =>
  Object.keys(USUAL).every((name) => name in given) &&
  (typeof given.place === 'string' || 'rotation' in given.place)

const completePlace = (place: PackCaption['place']): Caption['place'] =>
  typeof place === 'string' ? place : { ...NOT_TURNED, ...place }
