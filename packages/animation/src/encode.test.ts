import { createCanvas, loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  drawGifFrame,
  FrameEncoder,
  GIF_END,
  GifFrameEncoder,
  gifDelays,
  gifHeader,
  momentsOf,
  readAnimation,
  readGif,
  stillOf,
  writeAnimation,
} from './index.ts'
import { makeTwoColors } from './testing/make-animation.ts'

const RUNS = Number(process.env.FUZZ_TIMES ?? 1) * 60

/** A few pictures of the same size, from flat ones to noise. */
const animation = fc
  .record({
    width: fc.integer({ min: 1, max: 70 }),
    height: fc.integer({ min: 1, max: 70 }),
    frames: fc.integer({ min: 1, max: 4 }),
    colors: fc.constantFrom(1, 2, 3, 16, 17, 200, 256, 257, 3000, 16_000_000),
    run: fc.constantFrom(1, 2, 7, 500),
    seed: fc.integer({ min: 0, max: 1e9 }),
    changed: fc.constantFrom(0, 0.02, 0.5, 1),
  })
  .map(({ width, height, frames, colors, run, seed, changed }) => {
    let state = seed
    const random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return state / 0x1_0000_0000
    }
    const color = () =>
      (0xff000000 | (Math.imul(Math.floor(random() * colors), 0x9e3779b1) >>> 8)) >>> 0
    const pixels = new Uint32Array(width * height)
    return {
      width,
      height,
      frames: Array.from({ length: frames }, (_, index) => {
        for (let at = 0; at < pixels.length; ) {
          const end = at + 1 + Math.floor(random() * run)
          if (index === 0 || random() < changed) pixels.fill(color(), at, end)
          at = end
        }
        return pixels.slice()
      }),
    }
  })

describe('animated WebP', () => {
  it('has the pixels of every frame, as another decoder reads them', async () => {
    await fc.assert(
      fc.asyncProperty(animation, fc.integer({ min: 1, max: 3 }), async (made, interval) => {
        const { width, height } = made
        const encoder = new FrameEncoder(width, height)
        const encoded = made.frames.map((pixels, index) =>
          encoder.encode(pixels, 40 + index, index % interval === 0),
        )
        const read = readAnimation(writeAnimation({ width, height, plays: 3, frames: encoded }))
        expect([read?.width, read?.height, read?.plays]).toEqual([width, height, 3])
        expect(read?.frames.map(({ duration }) => duration)).toEqual(
          made.frames.map((_, index) => 40 + index),
        )
        const context = createCanvas(width, height).getContext('2d')
        for (const [index, frame] of (read?.frames ?? []).entries()) {
          const still = stillOf(frame)
          if (still === undefined) throw new Error('expected a picture')
          context.drawImage(await loadImage(still), frame.left, frame.top)
          const { data } = context.getImageData(0, 0, width, height)
          expect(new Uint32Array(data.buffer)).toEqual(made.frames[index])
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('is not read if a frame is outside, or cut off', () => {
    const encoder = new FrameEncoder(8, 8)
    const frame = encoder.encode(new Uint32Array(64).fill(0xff00ff00), 50, true)
    const outside = { ...frame, left: 2 }
    expect(
      readAnimation(writeAnimation({ width: 8, height: 8, plays: 0, frames: [outside] })),
    ).toBeUndefined()
    const file = writeAnimation({ width: 8, height: 8, plays: 0, frames: [frame] })
    expect(readAnimation(file)?.frames).toHaveLength(1)
    for (let length = 0; length < file.length - 1; length += 1) {
      expect(readAnimation(file.subarray(0, length))).toBeUndefined()
    }
  })
})

describe('GIF', () => {
  it('has the pixels of frames of few colors, and similar ones of others', async () => {
    await fc.assert(
      fc.property(animation, ({ width, height, frames }) => {
        const encoder = new GifFrameEncoder(width, height)
        const parts = frames.map((pixels, index) => encoder.encode(pixels, frames[index - 1], 5))
        const file = Buffer.concat([gifHeader(width, height, 0), ...parts, GIF_END])
        const read = readGif(file, 300)
        expect(read).toMatchObject({ width, height, plays: 0, frameCount: frames.length })
        const screen = new Uint32Array(width * height)
        // Unchanged pixels are kept, so a frame is exact if those before it are.
        let isExact = true
        for (const [index, frame] of (read?.frames ?? []).entries()) {
          drawGifFrame(file, frame, screen, width)
          const pixels = frames[index] ?? screen
          isExact &&= new Set(pixels).size <= 255
          if (isExact) expect(screen).toEqual(pixels)
          // One expectation for each pixel would take most of the time.
          let difference = 0
          for (let at = 0; at < screen.length; at += 1) {
            for (const shift of [0, 8, 16]) {
              const channel = (all: Uint32Array) => ((all[at] ?? 0) >>> shift) & 0xff
              difference = Math.max(difference, Math.abs(channel(screen) - channel(pixels)))
            }
          }
          expect(difference).toBeLessThan(96)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('is read with codes of 1 bit, as the library reads it', async () => {
    const { file, width, height } = makeTwoColors()
    const screen = new Uint32Array(width * height)
    const [first] = readGif(file, 1)?.frames ?? []
    if (first === undefined) throw new Error('expected a frame')
    drawGifFrame(file, first, screen, width)
    const context = createCanvas(width, height).getContext('2d')
    context.drawImage(await loadImage(Buffer.from(file)), 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    expect(Buffer.from(screen.buffer).equals(Buffer.from(data.buffer))).toBe(true)
    const other = makeTwoColors(9).file
    expect(() => drawGifFrame(other, first, screen, width)).toThrow('expected codes of 1 to 8 bits')
  })

  it('counts hundredths of seconds, whose sum stays right', () => {
    expect(gifDelays([33, 33, 34, 100, 1000])).toEqual([3, 4, 3, 10, 100])
    // Browsers would show shorter ones for 100 ms.
    expect(gifDelays([15, 15])).toEqual([2, 2])
  })
})

it('knows when each frame begins', () => {
  expect(momentsOf([100, 300, 100])).toEqual([0, 0.2, 0.8])
})
