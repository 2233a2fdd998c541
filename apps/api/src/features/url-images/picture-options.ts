import { calls } from '@memesmith/contract'
import { type FontName, MAX_LAYERS } from '@memesmith/meme-render'
import { readCssColor } from '../../render/css-color.ts'
import type { Size } from '../../render/fit-picture.ts'
import { captionFontOf } from './caption-fonts.ts'
import { PictureError } from './picture-error.ts'

/** The checked options in the query of an address. */
export interface PictureOptions {
  /** Pixels. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** One for each text, `#rrggbb`; undefined for the template's own. */
  readonly colors: readonly (string | undefined)[]
  readonly font: FontName | undefined
  /** Whether all texts are at the top. */
  readonly isAtTop: boolean
  /** The address of a picture that replaces the template's. */
  readonly background: string | undefined
  readonly style: string | undefined
  /** When each text comes and goes, as fractions of a loop. */
  readonly starts: readonly number[]
  readonly stops: readonly number[]
  /** The maximum number of frames of an animation; undefined for all of them. */
  readonly frames: number | undefined
}

const MIN_SIDE = 10
const MAX_WIDTH = 1920
/** Maximum number of pixels: those of 1920 × 1080. */
const MAX_PIXELS = MAX_WIDTH * 1080
/** The longest lists of colors and times: no template has more texts. */
const MAX_VALUES = MAX_LAYERS

/** @throws PictureError 422 that names the parameter */
export function readOptions(query: URLSearchParams): PictureOptions {
  const width = readSide(query, 'width')
  const height = readSide(query, 'height')
  assertPixels({ width: width ?? MIN_SIDE, height: height ?? MIN_SIDE })
  const layout = query.get('layout') ?? ''
  if (!['', 'default', 'top'].includes(layout)) {
    throw new PictureError(422, 'layout is top or default.')
  }
  return {
    width,
    height,
    colors: readList(query, 'color').map(readColor),
    font: readFont(query.get('font') ?? ''),
    isAtTop: layout === 'top',
    background: query.get('background') || undefined,
    style: query.get('style') || undefined,
    starts: readList(query, 'start').map((text) => readFraction('start', text, 0)),
    stops: readList(query, 'stop').map((text) => readFraction('stop', text, 1)),
    frames: readFrames(query.get('frames') ?? ''),
  }
}

/**
 * Refuses a picture with too many pixels. It is called again when a missing side is known.
 *
 * @param size in pixels
 * @throws PictureError 422
 */
export function assertPixels({ width, height }: Size): void {
  if (width * height <= MAX_PIXELS) return
  throw new PictureError(422, `A picture has at most ${MAX_PIXELS} pixels: 1920 × 1080.`)
}

function readSide(query: URLSearchParams, name: 'height' | 'width'): number | undefined {
  const text = query.get(name) ?? ''
  if (text === '' || text === '0') return undefined
  const side = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (side < MIN_SIDE || side > MAX_WIDTH) {
    throw new PictureError(422, `${name} is ${MIN_SIDE} to ${MAX_WIDTH} pixels.`)
  }
  return side
}

function readFrames(text: string): number | undefined {
  if (text === '' || text === '0') return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new PictureError(422, 'frames is how many frames a picture that moves has at most.')
}

const readList = (query: URLSearchParams, name: string): string[] => {
  const text = query.get(name) ?? ''
  return text === '' ? [] : text.split(',', MAX_VALUES).map((part) => part.trim())
}

function readColor(text: string): string | undefined {
  if (text === '') return undefined
  const isHex = /^(?:[\da-f]{3,4}){1,2}$/i.test(text)
  const color = readCssColor(isHex ? `#${text}` : text)
  if (color === undefined) {
    throw new PictureError(
      422,
      'color is a name such as red, or hexadecimal digits such as ff0000.',
    )
  }
  return color.hex
}

function readFont(name: string): FontName | undefined {
  if (name === '') return undefined
  const found = captionFontOf(name.toLowerCase())
  if (found === undefined)
    throw new PictureError(422, `font is one of those at ${calls.listPictureFonts.path}.`)
  return found.font
}

function readFraction(name: string, text: string, usual: number): number {
  if (text === '') return usual
  const value = Number(text)
  if (!(value >= 0 && value <= 1)) throw new PictureError(422, `${name} is 0 to 1 for each text.`)
  return value
}
