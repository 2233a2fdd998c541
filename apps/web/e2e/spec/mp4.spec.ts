import { FrameEncoder, writeAnimation } from '@memesmith/animation'
import type { Meme } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'

test.use({ reducedMotion: 'no-preference' })

/** An odd width, and delays that differ, in ms. */
const [WIDTH, HEIGHT] = [201, 120]
const DELAYS = [
  40, 120, 70, 33, 500, 20, 20, 90, 61, 40, 40, 210, 50, 50, 50, 30, 80, 40, 40, 70, 100, 60, 30,
  40,
]
/**
 * How far a channel of a pixel may be from the WebP's on average, of 255: colors have half the resolution.
 * Frames are at least three times as far from each other.
 */
const TOLERANCE = 6

/** Stripes, of which each frame has others. */
function makeStriped(): Uint8Array {
  const encoder = new FrameEncoder(WIDTH, HEIGHT)
  const stripe = WIDTH / 5
  return writeAnimation({
    width: WIDTH,
    height: HEIGHT,
    plays: 0,
    frames: DELAYS.map((delay, index) => {
      const pixels = Uint32Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
        (((index + 1) >> Math.floor((at % WIDTH) / stripe)) & 1) === 1
          ? 0xff_30_c0_f0
          : 0xff_60_40_20,
      )
      return encoder.encode(pixels, delay, index === 0)
    }),
  })
}

async function saveStriped(page: Page): Promise<Meme & { readonly animationUrl: string }> {
  const image = { name: 'moving.webp', mimeType: 'image/webp', buffer: Buffer.from(makeStriped()) }
  const { url } = await (await page.request.post('/api/upload', { multipart: { image } })).json()
  const meme = await saveMeme(page, { templateId: null, customImageUrl: String(url) })
  if (meme.animationUrl === null) throw new Error('expected a meme that moves')
  return { ...meme, animationUrl: meme.animationUrl }
}

/**
 * How far each frame of the page's video is from the same frame of a WebP, and from the one before: the mean
 * over all channels. A frame is what the video shows in the middle of its time. The end of a seek may come
 * before its frame, on a busy machine, so the frame is known by when it begins.
 */
const compareFrames = (page: Page, webp: Buffer, delays: readonly number[]) =>
  page.evaluate(
    async ({ data, delays }) => {
      const video = document.querySelector('video')
      if (video === null) throw new Error('expected a video')
      video.pause()
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const decoder = new ImageDecoder({ data: bytes, type: 'image/webp' })
      const canvas = document.createElement('canvas')
      canvas.width = video.videoWidth
      canvas.height = video.videoHeight
      const context = canvas.getContext('2d', { willReadFrequently: true })
      const read = (picture: CanvasImageSource, width: number, height: number) => {
        context?.drawImage(picture, 0, 0)
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      }
      const distance = (a: Uint8ClampedArray, b: Uint8ClampedArray) => {
        let sum = 0
        for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
        return sum / ((a.length * 3) / 4)
      }
      const frameAt = async (start: number, time: number) => {
        const { promise, resolve } = Promise.withResolvers<unknown>()
        video.addEventListener('seeked', resolve, { once: true })
        video.currentTime = time / 1000
        await promise
        for (;;) {
          const frame = new VideoFrame(video)
          if (Math.abs(frame.timestamp / 1000 - start) < 1) return frame
          frame.close()
          await new Promise(requestAnimationFrame)
        }
      }
      const distances: { own: number; before: number }[] = []
      let before = new Uint8ClampedArray()
      let start = 0
      for (const [frameIndex, delay] of delays.entries()) {
        const { image } = await decoder.decode({ frameIndex })
        const { displayWidth: width, displayHeight: height } = image
        const drawn = new Uint8ClampedArray(read(image, width, height))
        const frame = await frameAt(start, start + delay / 2)
        const seen = read(frame, width, height)
        frame.close()
        distances.push({ own: distance(drawn, seen), before: distance(before, seen) })
        before = drawn
        start += delay
      }
      return {
        distances,
        size: [video.videoWidth, video.videoHeight],
        duration: video.duration,
      }
    },
    { data: webp.toString('base64'), delays },
  )

test('The MP4 of a meme that moves', async ({ page }) => {
  await signUpByApi(page)
  const { animationUrl, shareUrl } = await saveStriped(page)
  await test.step('plays by itself, again and again, where another site frames the meme', async () => {
    await page.goto(`${shareUrl}/embed`)
    const video = page.locator('video')
    const time = () =>
      video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0))
    await expect.poll(time).toBeGreaterThan(0)
    await expect(video).toHaveJSProperty('paused', false)
    await expect(video).toHaveJSProperty('loop', true)
  })
  await test.step('shows each frame of the WebP in its time', async () => {
    const webp = await (await page.request.get(animationUrl)).body()
    const { distances, size, duration } = await compareFrames(page, webp, DELAYS)
    expect(size).toEqual([WIDTH + 1, HEIGHT])
    expect(duration).toBeCloseTo(DELAYS.reduce((sum, delay) => sum + delay, 0) / 1000, 3)
    expect(distances.filter(({ own }) => own > TOLERANCE)).toEqual([])
    expect(distances.slice(1).filter(({ before }) => before < 3 * TOLERANCE)).toEqual([])
  })
  await test.step('plays when its address is opened', async () => {
    await page.goto(animationUrl.replace('.webp', '.mp4'))
    await expect(page.locator('video')).toHaveJSProperty('videoWidth', WIDTH + 1)
  })
})
