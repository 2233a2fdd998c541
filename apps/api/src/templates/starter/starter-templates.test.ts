import { existsSync } from 'node:fs'
import { THUMBNAIL_SIDE } from '@memesmith/contract'
import { describe, expect, it } from 'vitest'
import { emojiInScene } from '../../scenes/emoji-in-scene.ts'
import { renderScene } from '../../scenes/render-scene.ts'
import { createSpriteStore } from '../../scenes/sprite-store.ts'
import { encodePictures } from '../template-pictures.ts'
import { starterTemplates } from './index.ts'

const store = createSpriteStore()

describe('the starter templates', () => {
  it('should be at least sixty-two, with unique slugs and names', () => {
    const unique = (values: readonly string[]) => new Set(values).size
    expect(starterTemplates.length).toBeGreaterThanOrEqual(62)
    expect(unique(starterTemplates.map(({ slug }) => slug))).toBe(starterTemplates.length)
    expect(unique(starterTemplates.map(({ name }) => name))).toBe(starterTemplates.length)
  })

  describe.each(starterTemplates)('$slug', (template) => {
    it('should be a kebab-case slug that names its file', () => {
      expect(template.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(existsSync(new URL(`${template.slug}.ts`, import.meta.url))).toBe(true)
    })

    it('should have one sentence of description and 3 to 8 different tags', () => {
      expect(template.description).toMatch(/^[A-Z].{20,}\.$/)
      expect(template.tags.length).toBeGreaterThanOrEqual(3)
      expect(new Set(template.tags).size).toBe(template.tags.length)
      expect(template.tags.length).toBeLessThanOrEqual(8)
    })

    it('should have a short example pair', () => {
      const { top, bottom } = template.example
      expect(top.length).toBeGreaterThan(0)
      expect(top.length).toBeLessThanOrEqual(40)
      expect(bottom.length).toBeGreaterThan(0)
      expect(bottom.length).toBeLessThanOrEqual(48)
    })

    it('should be 1280 pixels on its longer side', () => {
      expect(Math.max(template.scene.width, template.scene.height)).toBe(1280)
    })

    it('should use only emoji that have a picture', async () => {
      for (const emoji of emojiInScene(template.scene)) {
        expect(await store.has(emoji), emoji).toBe(true)
      }
    })
  })

  it('should come out the same, to the last byte, when drawn again', async () => {
    for (const { slug, scene } of starterTemplates.filter((_, index) => index % 12 === 0)) {
      const [first, second] = [
        await encodePictures(await renderScene(scene)),
        await encodePictures(await renderScene(scene)),
      ]
      expect(first.webp.equals(second.webp), slug).toBe(true)
      expect(first.thumbnail.webp.equals(second.thumbnail.webp), slug).toBe(true)
    }
  }, 30_000)

  it('should take less than 8 MB, with thumbnails of 480 pixels', async () => {
    let bytes = 0
    for (const { slug, scene } of starterTemplates) {
      const { webp, thumbnail, ...size } = await encodePictures(await renderScene(scene, store))
      bytes += webp.byteLength + thumbnail.webp.byteLength
      expect([size.width, size.height], slug).toEqual([scene.width, scene.height])
      expect(Math.max(thumbnail.width, thumbnail.height), slug).toBe(THUMBNAIL_SIDE)
    }
    expect(bytes).toBeLessThan(8_000_000)
  }, 60_000)
})
