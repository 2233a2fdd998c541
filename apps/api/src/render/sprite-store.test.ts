import { describe, expect, it } from 'vitest'
import { createSpriteStore } from './sprite-store.ts'

const store = createSpriteStore()

describe('the sprite store', () => {
  it.each(['🐱', '☕', '☕️', '❤', '❤️', '🤦‍♀️', '🤦‍♀', '🐻‍❄️', '#️⃣'])(
    'should know %s',
    async (emoji) => {
      expect(await store.has(emoji)).toBe(true)
    },
  )

  it.each(['', 'cat', '🐱🐱'])('should not know "%s"', async (emoji) => {
    expect(await store.has(emoji)).toBe(false)
  })

  it('should say which emoji has no picture', async () => {
    await expect(store.load(['🐱', 'x'])).rejects.toThrow(
      'expected an emoji that has a picture, got "x" (0078)',
    )
  })

  it('should return loaded sprites with their visible bounds, and throw for others', async () => {
    const sprites = await store.load(['🐱'])
    const { image, bounds } = sprites('🐱')
    expect(image).toMatchObject({ width: 256 })
    expect(bounds.left).toBeLessThan(bounds.right)
    expect(bounds.bottom).toBeGreaterThan(0.8)
    expect(() => sprites('🐶')).toThrow('expected "🐶" to be loaded before drawing')
  })
})
