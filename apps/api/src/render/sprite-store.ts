import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '@memesmith/contract/units'
import { type Bounds, SHADOW_SPREAD, type Sprite, type Sprites } from '@memesmith/scenes'
import { LRUCache } from 'lru-cache'
import { type Canvas, createCanvas, type Image, loadImage } from './canvas.ts'
import { emojiFiles, emojiKeyOf } from './emoji-pictures.ts'

/** Loads and caches emoji pictures. */
export interface SpriteStore {
  has(emoji: string): Promise<boolean>
  /**
   * Loads the pictures of these emoji.
   *
   * @throws Error that names an emoji without a picture
   */
  load(emoji: Iterable<string>): Promise<Sprites>
  /** Forgets all pictures. */
  clear(): void
}

/** A decoded picture and its shadow take 360 kB, so this is at most 36 MB. */
const CACHED_SPRITES = 100
const KEPT_MS = MINUTE_MS / 2
const SHADOW_SIZE = 160
const SHADOW_BLUR = 7
const PROBE = 64
const VISIBLE_ALPHA = 110

/**
 * A store that reads the installed emoji pictures, and caches the most recently used ones.
 *
 * @param cached maximum number of cached pictures
 */
export function createSpriteStore(cached = CACHED_SPRITES): SpriteStore {
  const cache = new LRUCache<string, Promise<Sprite>>({
    max: cached,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  })

  const loadOne = async (emoji: string): Promise<Sprite> => {
    const key = emojiKeyOf(emoji)
    const file = (await emojiFiles()).get(key)
    if (file === undefined) {
      throw new Error(`expected an emoji that has a picture, got "${emoji}" (${key || 'nothing'})`)
    }
    const sprite = cache.get(key) ?? readSprite(file)
    cache.set(key, sprite)
    return sprite
  }

  return {
    async has(emoji) {
      return (await emojiFiles()).has(emojiKeyOf(emoji))
    },
    async load(emoji) {
      const wanted = [...new Set(emoji)]
      const loaded = await Promise.all(wanted.map(loadOne))
      const sprites = new Map(wanted.map((name, index) => [name, loaded[index]]))
      return (name) => {
        const sprite = sprites.get(name)
        if (sprite === undefined) throw new Error(`expected "${name}" to be loaded before drawing`)
        return sprite
      }
    },
    clear: () => cache.clear(),
  }
}

async function readSprite(file: URL): Promise<Sprite> {
  const image = await loadImage(fileURLToPath(file))
  return { image, shadow: blurredSilhouette(image), bounds: visibleBounds(image) }
}

/** Created once per picture: a canvas's own blurred shadow costs 40 ms for every copy drawn. */
function blurredSilhouette(image: Image): Canvas {
  const canvas = createCanvas(SHADOW_SIZE, SHADOW_SIZE)
  const context = canvas.getContext('2d')
  const side = SHADOW_SIZE / SHADOW_SPREAD
  const start = (SHADOW_SIZE - side) / 2
  context.filter = `blur(${SHADOW_BLUR}px)`
  context.drawImage(image, start, start, side, side)
  context.filter = 'none'
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = '#120a24'
  context.fillRect(0, 0, SHADOW_SIZE, SHADOW_SIZE)
  return canvas
}

/** Sprites stand on their lowest visible pixels, so the pixels have to be read. */
function visibleBounds(image: Image): Bounds {
  const context = createCanvas(PROBE, PROBE).getContext('2d')
  context.drawImage(image, 0, 0, PROBE, PROBE)
  const { data } = context.getImageData(0, 0, PROBE, PROBE)
  let left = PROBE
  let top = PROBE
  let right = 0
  let bottom = 0
  for (let index = 3; index < data.length; index += 4) {
    if ((data[index] ?? 0) < VISIBLE_ALPHA) continue
    const column = ((index - 3) / 4) % PROBE
    const row = Math.floor((index - 3) / 4 / PROBE)
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
    top = Math.min(top, row)
    bottom = Math.max(bottom, row + 1)
  }
  if (right <= left) return { left: 0, top: 0, right: 1, bottom: 1 }
  return { left: left / PROBE, top: top / PROBE, right: right / PROBE, bottom: bottom / PROBE }
}
