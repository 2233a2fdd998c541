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

const pairsOf = <Value>(values: readonly Value[]) =>
  values.flatMap((one, index) => values.slice(index + 1).map((other) => [one, other] as const))

/** Checks that hold for every template with its captions as drawn, by their failure message. */
const RULES: Record<string, (template: ZonedTemplate, drawn: readonly CaptionLayout[]) => boolean> =
  {
    'have two to six zones': ({ layers }) => layers.length >= 2 && layers.length <= MAX_ZONES,
    'have an example of its own in each': ({ layers, example }) => {
      const texts = layers.map(({ text }) => text)
      const isExample = texts[0] === example.top && texts[1] === example.bottom
      return isExample && new Set(texts).size === texts.length
    },
    'name them, unless it has the usual words': ({ layers }) => {
      const names = layers.map(({ name, place }) => name ?? place)
      const areNamed = layers.every(
        ({ name, place }, index) =>
          (name === undefined) === (['top', 'bottom'][index] === place) &&
          (name ?? '').length <= MAX_CAPTION_NAME_LENGTH,
      )
      return areNamed && new Set(names).size === names.length
    },
    'be a valid document': (template) => {
      checkDocument(documentOf(template))
      return true
    },
    'have them inside the picture': ({ scene }, drawn) => {
      const { width, height } = memeSize(scene.width, scene.height)
      return drawn.every(
        ({ bounds: { left, top, ...size } }) =>
          Math.min(left, top) >= 0 && left + size.width <= width && top + size.height <= height,
      )
    },
    'have legible, complete examples': (_, drawn) =>
      drawn.every(
        ({ truncated, missing, fontSize }) =>
          !truncated && missing.length === 0 && fontSize >= LEGIBLE_SIZE,
      ),
    'not have one over another': (_, drawn) =>
      pairsOf(drawn).every(([one, other]) => !isOver(one.bounds, other.bounds)),
  }

describe('the zones of the starter templates', () => {
  it('should be other than top and bottom in at least forty', () => {
    expect(zoned.filter(hasBox).length).toBeGreaterThanOrEqual(40)
    expect(zoned.filter((template) => !hasBox(template))).toEqual([])
  })

  it('should be as the rules for templates say', async () => {
    const broken: string[] = []
    for (const template of zoned) {
      const drawn = await layoutsOf(template)
      expect(drawn, template.slug).toHaveLength(template.layers.length)
      for (const [rule, isKept] of Object.entries(RULES)) {
        if (!isKept(template, drawn)) broken.push(`${template.slug} should ${rule}`)
      }
    }
    expect(broken).toEqual([])
  })
})

const isOver = (one: Bounds, other: Bounds): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height
