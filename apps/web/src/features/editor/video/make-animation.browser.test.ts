import { type Animation, readAnimation, stillOf } from '@memesmith/animation'
import { MEGABYTE } from '@memesmith/contract'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { drawNoise, makeLongVideo, makeSound, makeVideo } from '../../../testing/make-video.ts'
import { PictureError } from '../picture/picture.ts'
import { openByElement } from './element-reader.ts'
import { estimateAnimation, makeAnimation } from './make-animation.ts'
import { framesOf, MAKINGS, sizeOf } from './making.ts'
import { openVideo } from './open-video.ts'
import type { VideoReader } from './video-reader.ts'

const never = new AbortController().signal

async function make(reader: VideoReader, start: number, end: number, maxBytes = 10 * MEGABYTE) {
  const part = { start, end }
  const estimate = await estimateAnimation(reader, part, maxBytes, never)
  const made = await makeAnimation(reader, part, estimate, maxBytes, never, () => undefined)
  const animation = readAnimation(new Uint8Array(await made.file.arrayBuffer()))
  if (animation === undefined) throw new Error('expected an animation')
  return { ...made, estimate, animation }
}

/** The color of a pixel of the first frame. */
async function colorAt({ frames }: Animation, x: number, y: number): Promise<number[]> {
  const still = frames[0] && stillOf(frames[0])
  if (still === undefined) throw new Error('expected a frame')
  const bitmap = await createImageBitmap(new Blob([still]))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (context === null) throw new Error('no 2D context')
  context.drawImage(bitmap, 0, 0)
  return [...context.getImageData(x, y, 1, 1).data]
}

const timeOf = ({ frames }: Animation): number =>
  frames.reduce((sum, { duration }) => sum + duration, 0)

describe('a picture that moves, of a part of a video', () => {
  for (const format of ['webm', 'mp4', 'mov'] as const) {
    it(`${format}: it has the frames of the part, up to 15 a second, and takes as long`, async () => {
      const reader = await openVideo(await makeVideo({ format, duration: 3, rate: 20 }))
      expect(reader).toMatchObject({ width: 160, height: 120 })
      expect(reader.duration).toBeCloseTo(3, 1)
      const { animation, file } = await make(reader, 1, 3)
      expect(animation).toMatchObject({ width: 160, height: 120, plays: 0 })
      expect(animation.frames.length).toBe(30)
      expect(timeOf(animation)).toBe(2000)
      expect(file.type).toBe('image/webp')
      // A third of the way from red to blue.
      const [red = 0, , blue = 0] = await colorAt(animation, 100, 80)
      expect(Math.abs(red - 170)).toBeLessThan(16)
      expect(Math.abs(blue - 85)).toBeLessThan(16)
      reader.close()
    })
  }

  it('its longer side has at most 640 px, also of odd sizes; a small video is not scaled up', async () => {
    const wide = await openVideo(await makeVideo({ width: 1290, height: 538, duration: 0.5 }))
    const { animation } = await make(wide, 0, 0.5)
    expect(animation).toMatchObject({ width: 640, height: 267 })
    expect(sizeOf({ width: 31, height: 17 }, { side: 640 })).toEqual({ width: 31, height: 17 })
    expect(sizeOf({ width: 3000, height: 2 }, { side: 640 })).toEqual({ width: 640, height: 1 })
  })

  it('a video that a phone has turned is upright', async () => {
    const turned = await makeVideo({ format: 'mp4', rotation: 90, duration: 0.5 })
    const reader = await openVideo(turned)
    expect(reader).toMatchObject({ width: 120, height: 160 })
    const { animation } = await make(reader, 0, 0.5)
    // The top left corner is at the top right.
    expect((await colorAt(animation, 110, 10))[1]).toBeGreaterThan(200)
    expect((await colorAt(animation, 10, 10))[1]).toBeLessThan(50)
  })

  it('20 s are 300 frames, as many as may be', () => {
    const planned = framesOf({ start: 0, end: 20 }, { rate: 15 })
    expect(planned.length).toBe(300)
    expect(planned.reduce((sum, { duration }) => sum + duration, 0)).toBe(20_000)
  })

  it('what would be too large is made smaller, step by step, and that is known', async () => {
    const video = await makeVideo({ width: 480, height: 60, duration: 1, draw: drawNoise })
    const reader = await openVideo(video)
    const { file, estimate, making } = await make(reader, 0, 1, 100_000)
    expect(file.size).toBeLessThanOrEqual(100_000)
    expect(MAKINGS.indexOf(making)).toBeGreaterThan(0)
    expect(file.size).toBeGreaterThan(estimate.bytes / 3)
    const [best] = MAKINGS
    if (best === undefined) throw new Error('expected a way')
    const part = { start: 0, end: 1 }
    const again = await makeAnimation(
      reader,
      part,
      { making: best },
      100_000,
      never,
      () => undefined,
    )
    expect(again.isSmaller).toBe(true)
    expect(again.file.size).toBeLessThanOrEqual(100_000)
    await expect(
      makeAnimation(reader, part, { making: best }, 1000, never, () => undefined),
    ).rejects.toThrow('too much detail')
  })

  it('it can be ended', async () => {
    const reader = await openVideo(await makeVideo())
    const abort = new AbortController()
    const [making] = MAKINGS
    if (making === undefined) throw new Error('expected a way')
    const part = { start: 0, end: 2 }
    const work = makeAnimation(reader, part, { making }, MEGABYTE, abort.signal, () =>
      abort.abort(),
    )
    await expect(work).rejects.toThrow('aborted')
  })
})

describe('frames are made in a worker', () => {
  it('and where the browser starts none, in the page, with the same bytes', async () => {
    const video = await makeVideo({ duration: 0.5 })
    const bytes = async () => {
      const { file } = await make(await openVideo(video), 0, 0.5)
      return new Uint8Array(await file.arrayBuffer())
    }
    const { Worker: usual } = window
    let started = 0
    onTestFinished(() => {
      window.Worker = usual
    })
    window.Worker = class extends usual {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        started += 1
      }
    }
    const expected = await bytes()
    expect(started).toBe(2)
    window.Worker = class extends usual {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        throw new DOMException('no', 'SecurityError')
      }
    }
    expect(await bytes()).toEqual(expected)
  })
})

describe('a video of ten minutes', () => {
  it('is never read whole: a part takes the bytes around it', async () => {
    const video = await makeLongVideo(600)
    expect(video.size).toBeGreaterThan(10 * MEGABYTE)
    let readBytes = 0
    let largest = 0
    const count = (bytes: number) => {
      readBytes += bytes
      largest = Math.max(largest, bytes)
    }
    const slice = video.slice.bind(video)
    // The ways that a blob is read in.
    video.slice = (...range) => {
      const part = slice(...range)
      const { stream } = part
      part.stream = () =>
        stream.call(part).pipeThrough(
          new TransformStream({
            transform(chunk, controller) {
              count(chunk.byteLength)
              controller.enqueue(chunk)
            },
          }),
        )
      part.arrayBuffer = async () => {
        const buffer = await Blob.prototype.arrayBuffer.call(part)
        count(buffer.byteLength)
        return buffer
      }
      return part
    }
    const reader = await openVideo(video)
    expect(reader.duration).toBeCloseTo(600, 0)
    const { animation } = await make(reader, 400, 405)
    expect(animation.frames.length).toBe(75)
    expect(readBytes).toBeGreaterThan(0)
    expect(readBytes / video.size).toBeLessThan(0.5)
    // Of what was read, no piece is a large part.
    expect(largest).toBeLessThan(4 * MEGABYTE)
    reader.close()
  })
})

describe('without WebCodecs, a video element is read', () => {
  it('and gives the same frames', async () => {
    const video = await makeVideo({ duration: 1 })
    const reader = await openByElement(video)
    if (reader === undefined || 'reason' in reader) throw new Error('expected a reader')
    expect(reader).toMatchObject({ width: 160, height: 120 })
    expect(reader.duration).toBeCloseTo(1, 1)
    const { animation } = await make(reader, 0.5, 1)
    const [red = 0, , blue = 0] = await colorAt(animation, 100, 80)
    expect(Math.abs(red - 128)).toBeLessThan(20)
    expect(Math.abs(blue - 128)).toBeLessThan(20)
    reader.close()
  })

  it('openVideo takes it where VideoDecoder is missing', async () => {
    const { VideoDecoder: decoder } = window
    Reflect.deleteProperty(window, 'VideoDecoder')
    try {
      const reader = await openVideo(await makeVideo({ format: 'mp4', duration: 1 }))
      expect(reader).toMatchObject({ width: 160, height: 120 })
      reader.close()
    } finally {
      window.VideoDecoder = decoder
    }
  })
})

describe('what is no video says so, and names what works', () => {
  it('only sound, none of both, a frame of no time, too many bytes', async () => {
    await expect(openVideo(await makeSound())).rejects.toThrow(
      'This file has no pictures, only sound.',
    )
    const text = new File(['not a video'], 'a.mp4', { type: 'video/mp4' })
    await expect(openVideo(text)).rejects.toThrow(
      'This file could not be read as a video. MP4 with H.264 and WebM work in most browsers.',
    )
    const whole = await makeVideo({ format: 'mp4' })
    const cut = new File([whole.slice(0, 200)], 'cut.mp4', { type: 'video/mp4' })
    await expect(openVideo(cut)).rejects.toThrow('could not be read as a video')
    const short = await makeVideo({ duration: 0.01, rate: 100 })
    await expect(openVideo(short)).rejects.toThrow('This video is too short to move.')
    const large = new File(
      Array.from({ length: 201 }, () => new Uint8Array(MEGABYTE)),
      'a.mp4',
    )
    await expect(openVideo(large)).rejects.toThrow(
      'This video has 201 MB. Videos of up to 200 MB can be opened.',
    )
  })

  it('a file whose words about itself are wrong, wherever they are', async () => {
    const bytes = new Uint8Array(
      await (await makeVideo({ format: 'mp4', duration: 0.5 })).arrayBuffer(),
    )
    const index = new TextDecoder('latin1').decode(bytes).indexOf('moov')
    expect(index).toBeGreaterThan(0)
    for (let place = 0; place < 24; place += 1) {
      const broken = bytes.slice()
      // The largest number at another place of the index: sizes, counts, times, width, height.
      broken.fill(0xff, index + 8 + place * 24, index + 12 + place * 24)
      try {
        const reader = await openVideo(new File([broken], 'a.mp4', { type: 'video/mp4' }))
        expect(Number.isFinite(reader.duration), String(place)).toBe(true)
        const { width, height } = sizeOf(reader, { side: 640 })
        expect(Math.max(width, height), String(place)).toBeLessThanOrEqual(640)
        reader.close()
      } catch (error) {
        expect(error, String(place)).toBeInstanceOf(PictureError)
      }
    }
  })

  it('a codec that this browser can’t decode', async () => {
    vi.spyOn(VideoDecoder, 'isConfigSupported').mockResolvedValue({
      supported: false,
      config: { codec: '' },
    })
    const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('error'))
    })
    await expect(openVideo(await makeVideo())).rejects.toThrow(
      'This browser can’t decode VP9. MP4 with H.264 and WebM work in most browsers.',
    )
    canPlay.mockRestore()
    vi.restoreAllMocks()
  })
})
