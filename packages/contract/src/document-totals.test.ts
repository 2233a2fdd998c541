import { type Box, type Layer, type MemeDocument, USUAL_STICKER } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { stickerCoverOf } from './document-totals.ts'

const covers = (...places: readonly Omit<Box, 'rotation'>[]): MemeDocument => ({
  version: 1,
  layers: places.map((place) => ({ type: 'cover', kind: 'bar', place: { ...place, rotation: 0 } })),
})

describe('how often the picture is covered', () => {
  it('counts what is seen of what hides a part: after a crop, the rest lies beside the picture', () => {
    const seen = { x: 0.5, y: -3, width: 4, height: 4 }
    const beside = { x: 1.5, y: 0, width: 8, height: 8 }
    expect(stickerCoverOf(covers(seen, beside, beside))).toBe(0.5)
  })

  it('counts stickers and looks on a bar, where they are drawn, too', () => {
    const place = { x: 0, y: -1, width: 1, height: 1, rotation: 0 }
    const layers: Layer[] = [
      { ...USUAL_STICKER, image: 'pizza', place },
      { type: 'look', warmth: 50, place },
    ]
    expect(stickerCoverOf({ version: 1, layers })).toBe(2)
  })
})
