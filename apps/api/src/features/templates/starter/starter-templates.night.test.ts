import { existsSync } from 'node:fs'
import { MAX_ANIMATION_SIDE, MAX_TEMPLATE_TAGS, THUMBNAIL_SIDE } from '@memesmith/contract'
import { usualZones } from '@memesmith/meme-render'
import { emojiInScene, sceneAt } from '@memesmith/scenes'
import type { StarterTemplate } from '@memesmith/starter-templates'
import { starterTemplates } from '@memesmith/starter-templates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Animator } from '../../../render/animation/animator.ts'
import type { Canvas } from '../../../render/canvas.ts'
import { renderScene } from '../../../render/render-scene.ts'
import { createSpriteStore } from '../../../render/sprite-store.ts'
import { oneOf } from '../../../testing/full-run.ts'
import { hasChanged } from '../../../testing/has-changed.ts'
import { encodeMovingPictures, encodePictures } from '../catalog/template-pictures.ts'

const FOLDER = import.meta.resolve('@memesmith/starter-templates')
const store = createSpriteStore()
const animator = new Animator()
/** All when one of them, or what draws or encodes them, changes. */
const isChanged = hasChanged([
  'packages/starter-templates',
  'packages/scenes',
  'apps/api/src/features/templates/catalog/template-pictures.ts',
  'apps/api/src/render/renderer.ts',
  'apps/api/src/render/template-quality.ts',
])
const DRAWN = isChanged ? starterTemplates : oneOf(4, starterTemplates)
const DRAWN_AGAIN = oneOf(4, DRAWN)
/** Maximum total bytes of all pictures. */
const MAX_BYTES = 8_000_000

const isBetween = (least: number, value: number, most: number) => least <= value && value <= most

/** Checks that hold for every template, by their failure message. */
const RULES: Record<string, (template: StarterTemplate) => boolean | Promise<boolean>> = {
  'have a kebab-case slug': ({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
  'be in the file of its slug': ({ slug }) => existsSync(new URL(`templates/${slug}.ts`, FOLDER)),
  'have one sentence of description': ({ description }) => /^[A-Z].{20,}\.$/.test(description),
  'have 3 to 12 tags': ({ tags }) => isBetween(3, tags.length, MAX_TEMPLATE_TAGS),
  'have different tags': ({ tags }) => new Set(tags).size === tags.length,
  'have an example of 1 to 40 letters above': ({ example }) => isBetween(1, example.top.length, 40),
  'have one of 1 to 48 letters below': ({ example }) => isBetween(1, example.bottom.length, 48),
  'be 1280 pixels on its longer side': ({ scene }) => Math.max(scene.width, scene.height) === 1280,
  'use only emoji that have a picture': async ({ scene }) => {
    const known = await Promise.all([...emojiInScene(scene)].map((emoji) => store.has(emoji)))
    return known.every(Boolean)
  },
}

describe('the starter templates', () => {
  it('should be at least sixty-two, with unique slugs and names', () => {
    const unique = (values: readonly string[]) => new Set(values).size
    expect(starterTemplates.length).toBeGreaterThanOrEqual(62)
    expect(unique(starterTemplates.map(({ slug }) => slug))).toBe(starterTemplates.length)
    expect(unique(starterTemplates.map(({ name }) => name))).toBe(starterTemplates.length)
  })

  it('should have at least six that move', () => {
    const moving = starterTemplates.filter(({ moves }) => moves)
    expect(moving.length).toBeGreaterThanOrEqual(6)
    for (const { scene } of moving) {
      const [start, middle, end] = [0, 0.3, 1].map((at) => sceneAt(scene, at))
      expect(middle).not.toEqual(start)
      expect(end?.layers).toHaveLength(start?.layers.length ?? 0)
    }
  })

  it('should have different ranks, and come in their order', async () => {
    const ranks = await Promise.all(
      starterTemplates.map(async ({ slug }): Promise<number> => {
        const { template } = await import(new URL(`templates/${slug}.ts`, FOLDER).href)
        return template.rank
      }),
    )
    expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => one - other))
  })

  it('should be named, described, tagged, sized and drawn as the rules for templates say', async () => {
    const broken: string[] = []
    for (const template of starterTemplates) {
      for (const [rule, isKept] of Object.entries(RULES)) {
        if (!(await isKept(template))) broken.push(`${template.slug} should ${rule}`)
      }
    }
    expect(broken).toEqual([])
  })

  describe('drawn', () => {
    const drawn: Drawn[] = []
    beforeAll(async () => {
      for (const template of DRAWN) drawn.push(await draw(template))
    }, 180_000)
    afterAll(() => animator.close())

    it('should have the same bytes when drawn again', () => {
      expect(drawn.filter(({ isSameAgain }) => !isSameAgain)).toEqual([])
    })

    it('should be dark enough where captions are: they are white with a black outline', () => {
      expect(drawn.filter(({ contrast }) => contrast < 2.25)).toEqual([])
    })

    it('should be as large as their scenes, with thumbnails of 480 pixels', () => {
      for (const { template, pictures } of drawn) {
        const { width, height, thumbnail } = pictures
        const { scene, slug } = template
        const scale = template.moves ? MAX_ANIMATION_SIDE / Math.max(scene.width, scene.height) : 1
        expect([width, height], slug).toEqual([scene.width * scale, scene.height * scale])
        expect(Math.max(thumbnail.width, thumbnail.height), slug).toBe(THUMBNAIL_SIDE)
      }
    })

    it.runIf(isChanged)('should take less than 8 MB, moving ones too', () => {
      const files = drawn.flatMap(({ pictures }) => [
        pictures.webp,
        pictures.thumbnail.webp,
        pictures.example?.webp ?? [],
      ])
      expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(MAX_BYTES)
    })
  })
})

interface Drawn {
  readonly template: StarterTemplate
  readonly pictures: Awaited<ReturnType<typeof encodePictures>>
  readonly isSameAgain: boolean
  /** The contrast of white to the background of the captions at the edges; the worse of the two. */
  readonly contrast: number
}

async function draw(template: StarterTemplate): Promise<Drawn> {
  const { scene, example, layers = usualZones(example.top, example.bottom) } = template
  const canvas = await renderScene(scene)
  const pictures = template.moves
    ? await encodeMovingPictures(canvas, layers, await animator.drawScene(0, scene))
    : await encodePictures(canvas, layers)
  // A line of the usual size in meme pixels from the edge (spec §9).
  const density = Math.max(scene.width, scene.height) / 640
  const starts = { top: 28 * density, bottom: scene.height - 76 * density }
  const lines = layers.flatMap(({ place }) =>
    place === 'top' || place === 'bottom' ? luminance(canvas, starts[place]) : [],
  )
  return {
    template,
    pictures,
    isSameAgain: !DRAWN_AGAIN.includes(template) || (await isSameAgain(template, canvas, pictures)),
    contrast: 1.05 / (Math.max(0, ...lines) + 0.05),
  }
}

async function isSameAgain(
  template: StarterTemplate,
  canvas: Canvas,
  { webp }: Drawn['pictures'],
): Promise<boolean> {
  const again = await renderScene(template.scene, store)
  if (!canvas.data().equals(again.data())) return false
  // Encoding takes the same time for each, so a few represent all.
  const isEncoded = !template.moves && DRAWN_AGAIN.indexOf(template) % 12 === 0
  return !isEncoded || Buffer.compare(webp, (await encodePictures(again, [])).webp) === 0
}

/** Mean relative luminance (WCAG) of the background of a caption line that starts there. */
function luminance(canvas: Canvas, top: number): number {
  const { width } = canvas
  const pixels = canvas.data()
  const linear = (channel = 0) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  let sum = 0
  let count = 0
  for (let y = Math.round(top); y < top + 52; y += 4) {
    for (let x = Math.round(width * 0.15); x < width * 0.85; x += 4) {
      const at = (y * width + x) * 4
      const [red, green, blue] = pixels.subarray(at, at + 3)
      sum += 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      count += 1
    }
  }
  return sum / count
}
