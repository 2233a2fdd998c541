import type { Box, MemeDocument } from '@memesmith/meme-render'
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
})
