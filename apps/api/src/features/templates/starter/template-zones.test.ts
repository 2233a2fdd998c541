import { MAX_CAPTION_NAME_LENGTH } from '@memesmith/contract'
import {
  type Bounds,
  type Caption,
  type CaptionLayout,
  checkDocument,
  fontsFor,
  type MemeDocument,
  memeSize,
  renderMeme,
} from '@memesmith/meme-render'
import { starterTemplates } from '@memesmith/starter-templates'
import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../../render/canvas.ts'
import { registerFonts } from '../../../render/fonts.ts'

/** Meme pixels: what people can read in a chat. */
const LEGIBLE_SIZE = 14
const MAX_ZONES = 6

const zoned = starterTemplates.flatMap(({ layers, ...template }) =>
  layers === undefined ? [] : { ...template, layers },
)
type ZonedTemplate = (typeof zoned)[number]

const documentOf = ({ layers }: ZonedTemplate): MemeDocument => ({ version: 1, layers })

/** The layouts of the template's captions, with their example texts. */
async function layoutsOf(template: ZonedTemplate): Promise<readonly CaptionLayout[]> {
  const { width, height } = template.scene
  const { pixelWidth, pixelHeight } = memeSize(width, height)
  const meme = { document: documentOf(template), watermark: '' }
  await registerFonts(fontsFor(meme))
  const image = createCanvas(width, height)
  const canvas = createCanvas(pixelWidth, pixelHeight)
  const { layers } = renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
  return layers.filter((layer) => layer.type === 'caption')
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

  it.each(zoned)('$slug should name them, unless it has the usual words', ({ layers }) => {
    const names = layers.map(({ name, place }, index) => {
      const isUsual = ['top', 'bottom'][index] === place
      expect(name === undefined, `${index}`).toBe(isUsual)
      return name ?? place
    })
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(`${name}`.length).toBeLessThanOrEqual(MAX_CAPTION_NAME_LENGTH)
  })

  it.each(zoned)('$slug should have them inside the picture', async (template) => {
    checkDocument(documentOf(template))
    const { width, height } = memeSize(template.scene.width, template.scene.height)
    for (const { bounds } of await layoutsOf(template)) {
      expect(Math.min(bounds.left, bounds.top)).toBeGreaterThanOrEqual(0)
      expect(bounds.left + bounds.width).toBeLessThanOrEqual(width)
      expect(bounds.top + bounds.height).toBeLessThanOrEqual(height)
    }
  })

  it.each(zoned)('$slug should have legible, complete examples', async (template) => {
    for (const [index, caption] of (await layoutsOf(template)).entries()) {
      const text = template.layers[index]?.text
      expect(caption.truncated, text).toBe(false)
      expect(caption.missing, text).toEqual([])
      expect(caption.fontSize, text).toBeGreaterThanOrEqual(LEGIBLE_SIZE)
    }
  })

  it.each(zoned)('$slug should not have one over another', async (template) => {
    const areas = (await layoutsOf(template)).map(({ bounds }) => bounds)
    for (const [index, one] of areas.entries()) {
      for (const [next, other] of areas.slice(index + 1).entries()) {
        expect(isOver(one, other), `${index} and ${index + 1 + next}`).toBe(false)
      }
    }
  })
})

const isOver = (one: Bounds, other: Bounds): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
