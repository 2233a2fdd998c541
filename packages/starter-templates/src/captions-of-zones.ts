import {
  type Caption,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  type Place,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import type { Scene } from '@memesmith/scenes'
import type { Zone } from './builders/zones.ts'

/** A hundredth of a percent is less than a tenth of a meme pixel. */
const PRECISION = 10_000

/** Zones as captions: areas become fractions of the scene, and omitted styles the usual ones. */
export const captionsOfZones = (zones: readonly Zone[], scene: Scene): readonly Caption[] =>
  zones.map(({ name, text, place, style }) => ({
    ...USUAL_CAPTION,
    fontSize: DEFAULT_FONT_SIZE,
    color: DEFAULT_TEXT_COLOR,
    ...style,
    ...(name !== undefined && { name }),
    text,
    place: placeOf(place, scene),
  }))

const placeOf = (place: Zone['place'], scene: Scene): Place =>
  typeof place === 'string'
    ? place
    : {
        x: round((place.x - place.width / 2) / scene.width),
        y: round((place.y - place.height / 2) / scene.height),
        width: round(place.width / scene.width),
        height: round(place.height / scene.height),
        rotation: place.rotate,
      }

const round = (fraction: number): number => Math.round(fraction * PRECISION) / PRECISION
