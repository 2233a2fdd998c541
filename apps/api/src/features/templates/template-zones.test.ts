import {
  type Caption,
  checkDocument,
  fontsFor,
  type MemeDocument,
  memeSize,
  renderMeme,
} from '@memesmith/meme-render'
import { starterTemplates } from '@memesmith/starter-templates'
import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../render/canvas.ts'
import { registerFonts } from '../../render/fonts.ts'

/** Meme pixels: what people can read in a chat. */
const LEGIBLE_SIZE = 14
const MAX_ZONES = 6

const zoned = starterTemplates.flatMap(({ layers, ...template }) =>
  layers === undefined ? [] : { ...template, layers },
)
type ZonedTemplate = (typeof zoned)[number]

const documentOf = ({ layers }: ZonedTemplate): MemeDocument => ({ version: 1, layers })

/** Where the zones are: rectangles in meme pixels, as `[left, top, right, bottom]`. */
function areasOf(template: ZonedTemplate) {
  const { captions, size } = layoutOf(template)
  return template.layers.map(({ text, place }, index) => {
    const { lines, fontSize } = captions[index] ?? { lines: [], fontSize: 0 }
    const baselines = lines.map(({ baseline }) => baseline)
    const area =
      typeof place === 'object'
        ? [place.x, place.y, place.x + place.width, place.y + place.height].map(
            (side, at) => side * (at % 2 === 0 ? size.width : size.height),
          )
        : [0, Math.min(...baselines) - fontSize, size.width, Math.max(...baselines)]
    return { text, area }
  })
}

/** The layout of the template's example. */
function layoutOf(template: ZonedTemplate) {
  const { width, height } = template.scene
  const { pixelWidth, pixelHeight } = memeSize(width, height)
  const meme = { document: documentOf(template), watermark: '' }
  registerFonts(fontsFor(meme))
  const image = createCanvas(width, height)
  const canvas = createCanvas(pixelWidth, pixelHeight)
  return renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
}

const hasBox = ({ layers }: { readonly layers: readonly Caption[] }) =>
  layers.some(({ place }) => typeof place === 'object')

describe('the zones of the starter templates', () => {
  it('should be other than top and bottom in at least forty', () => {
    expect(zoned.filter(hasBox).length).toBeGreaterThanOrEqual(40)
    expect(zoned.filter((template) => !hasBox(template))).toEqual([])
  })

  it.each(zoned)(
    '$slug should have two to six, each with its own example',
    ({ layers, example }) => {
      expect(layers.length).toBeGreaterThanOrEqual(2)
      expect(layers.length).toBeLessThanOrEqual(MAX_ZONES)
      const texts = layers.map(({ text }) => text)
      expect(new Set(texts).size).toBe(texts.length)
      expect(texts.slice(0, 2)).toEqual([example.top, example.bottom])
    },
  )

  it.each(zoned)('$slug should have them inside the picture', (template) => {
    checkDocument(documentOf(template))
    const { width, height } = memeSize(template.scene.width, template.scene.height)
    for (const { text, area } of areasOf(template)) {
      const [left = Number.NaN, top = Number.NaN, right = Number.NaN, bottom = Number.NaN] = area
      expect(Math.min(left, top), text).toBeGreaterThanOrEqual(0)
      expect(right, text).toBeLessThanOrEqual(width)
      expect(bottom, text).toBeLessThanOrEqual(height)
    }
  })

  it.each(zoned)('$slug should fit their text into them', ({ layers }) => {
    for (const { place, fontSize, text } of layers) {
      expect(fontSize, text).toBe(typeof place === 'object' ? 'fit' : 32)
    }
  })

  it.each(zoned)('$slug should have legible, complete examples', (template) => {
    for (const [index, caption] of layoutOf(template).captions.entries()) {
      const text = template.layers[index]?.text
      expect(caption.truncated, text).toBe(false)
      expect(caption.missing, text).toEqual([])
      expect(caption.fontSize, text).toBeGreaterThanOrEqual(LEGIBLE_SIZE)
    }
  })

  it.each(zoned)('$slug should not have one over another', (template) => {
    const areas = areasOf(template)
    for (const [index, one] of areas.entries()) {
      for (const other of areas.slice(index + 1)) {
        expect(isOver(one.area, other.area), `${one.text} and ${other.text}`).toBe(false)
      }
    }
  })
})

function isOver(one: readonly number[], other: readonly number[]): boolean {
  const [left = 0, top = 0, right = 0, bottom = 0] = one
  const [otherLeft = 0, otherTop = 0, otherRight = 0, otherBottom = 0] = other
  return left < otherRight && otherLeft < right && top < otherBottom && otherTop < bottom
}
