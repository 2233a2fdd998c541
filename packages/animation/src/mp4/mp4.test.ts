import { describe, expect, it } from 'vitest'
import { readMp4 } from '../testing/read-mp4.ts'
import { startH264Part } from './h264-encoder.ts'
import { evenSide, type VideoPart, writeMp4 } from './write-mp4.ts'

/** A part of a video in which a square moves. */
async function makePart(width: number, height: number, frames: number): Promise<VideoPart> {
  const encoder = await startH264Part(width, height)
  try {
    for (let index = 0; index < frames; index += 1) {
      const pixels = new Uint32Array(width * height).fill(0xff_40_80_c0)
      for (let y = 0; y < Math.min(8, height); y += 1) {
        pixels.fill(0xff_00_ff_ff, y * width + (index % width), y * width + width)
      }
      encoder.add(pixels)
    }
    return encoder.finish()
  } finally {
    encoder.free()
  }
}

describe('an MP4', () => {
  it.each([
    [[40, 40, 40, 40, 40]],
    [[20, 1000, 11, 33, 33]],
    [[16_000, 16_001, 16_002, 11_996, 1]],
  ])('keeps the time of every frame: %j', async (durations) => {
    const parts = [await makePart(64, 48, 3), await makePart(64, 48, 2)]
    const video = readMp4(writeMp4({ width: 64, height: 48, parts, durations }))
    expect(video.durations).toEqual(durations)
    expect(video.sizes).toEqual(parts.flatMap(({ frames }) => frames.map(({ length }) => length)))
  })

  it('begins anew with each part, so that a player can go there', async () => {
    const parts = [await makePart(32, 32, 4), await makePart(32, 32, 2), await makePart(32, 32, 1)]
    const durations = Array<number>(7).fill(50)
    const { keys } = readMp4(writeMp4({ width: 32, height: 32, parts, durations }))
    expect(keys).toEqual([0, 4, 6])
  })

  it('has its index first, so that it plays before all of it is there', async () => {
    const parts = [await makePart(32, 32, 2)]
    const { boxes } = readMp4(writeMp4({ width: 32, height: 32, parts, durations: [50, 50] }))
    expect(boxes).toEqual(['ftyp', 'moov', 'mdat'])
  })

  it.each([
    [480, 360, 40, 'avc1.42c01e'],
    [640, 640, 40, 'avc1.42c01e'],
    [640, 640, 20, 'avc1.42c01f'],
    [640, 640, 11, 'avc1.42c020'],
  ])(
    'of %i × %i, and %i ms each, is of the constrained baseline profile and a level for it',
    async (width, height, ms, codec) => {
      const video = writeMp4({
        width,
        height,
        parts: [await makePart(width, height, 1)],
        durations: [ms],
      })
      expect(readMp4(video).codec).toBe(codec)
    },
  )

  it.each([
    [1, 1, 2, 2],
    [33, 20, 34, 20],
    [20, 33, 20, 34],
    [639, 3, 640, 4],
  ])('of a picture of %i × %i has even sides: %i × %i', async (width, height, ...size) => {
    const [wide, high] = [evenSide(width), evenSide(height)]
    const parts = [await makePart(width, height, 2)]
    const video = readMp4(writeMp4({ width: wide, height: high, parts, durations: [50, 50] }))
    expect([video.width, video.height]).toEqual(size)
  })

  it('can be given up before its end, and the next one is whole', async () => {
    const encoder = await startH264Part(32, 32)
    encoder.add(new Uint32Array(32 * 32))
    encoder.free()
    expect((await makePart(32, 32, 3)).frames).toHaveLength(3)
  })

  it('needs a duration for every frame', async () => {
    const parts = [await makePart(32, 32, 2)]
    expect(() => writeMp4({ width: 32, height: 32, parts, durations: [50] })).toThrow(
      'expected 2 durations, got 1',
    )
  })
})
