/**
 * A meme of 40 frames of 480×360 with two captions: drawn, stored and exported, against Pillow and the
 * encoders of libraries with the same frames.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FrameEncoder, writeAnimation } from '@memesmith/animation'
import { documentOfTexts, type Meme } from '@memesmith/meme-render'
import { GifEncoder } from '@napi-rs/canvas'
import sharp from 'sharp'
import { peakMemory } from '../attack/peak-memory.ts'
import { StoredFrames } from '../src/render/animation/stored-frames.ts'
import { createCanvas } from '../src/render/canvas.ts'
import { Renderer } from '../src/render/renderer.ts'
import { measure, report } from './measure.ts'
import { startPillow } from './pillow.ts'

const [WIDTH, HEIGHT, FRAMES, MS] = [480, 360, 40, 40]
const TURNS = 2
const USER = 1
const AT_ONCE = 4
const MEGABYTE = 1024 * 1024

const texts = { topText: 'When the benchmark moves', bottomText: 'and the numbers do not' }
const meme: Meme = { document: documentOfTexts(texts), watermark: 'Memesmith' }

/** A scene with gradients, in which things of several sizes move. */
function draw(index: number): Uint32Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const ground = context.createLinearGradient(0, 0, WIDTH, HEIGHT)
  ground.addColorStop(0, '#855522')
  ground.addColorStop(1, '#2277aa')
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let ball = 0; ball < 6; ball += 1) {
    const angle = ((index / FRAMES + ball / 6) % 1) * 2 * Math.PI
    const [x, y] = [240 + 170 * Math.cos(angle), 180 + 110 * Math.sin(angle)]
    const shade = context.createRadialGradient(x - 10, y - 10, 5, x, y, 45)
    shade.addColorStop(0, '#ffffff')
    shade.addColorStop(1, `hsl(${ball * 60}, 80%, 45%)`)
    context.fillStyle = shade
    context.beginPath()
    context.arc(x, y, 45, 0, 2 * Math.PI)
    context.fill()
  }
  return new Uint32Array(new Uint8Array(canvas.data()).buffer)
}

const encoder = new FrameEncoder(WIDTH, HEIGHT)
const encoded = Array.from({ length: FRAMES }, (_, index) =>
  encoder.encode(draw(index), MS, index % (FRAMES / 2) === 0),
)
const file = writeAnimation({ width: WIDTH, height: HEIGHT, plays: 0, frames: encoded })
const renderer = new Renderer()
const source = { frames: FRAMES, read: async () => file }
const save = (user: number) => renderer.renderAnimation(user, source, meme)

const stored = (await save(USER)).animation?.file
if (stored === undefined) throw new Error('expected an animation')
const folder = mkdtempSync(join(tmpdir(), 'memesmith-bench-'))
const raw = join(folder, 'frames.rgb')
const frames = await framesOf(stored)
writeFileSync(raw, rgbOf(frames))
const pillow = startPillow('Pillow: write the GIF', 'animation.py', [
  raw,
  ...[WIDTH, HEIGHT, FRAMES, MS].map(String),
])

const bySharp = () => {
  const delay = frames.map(() => MS)
  const size = { width: WIDTH, height: HEIGHT * FRAMES, channels: 4, pageHeight: HEIGHT } as const
  return sharp(Buffer.concat(frames), { raw: size })
    .webp({ lossless: true, effort: 0, delay })
    .toBuffer()
}
const bySkia = () => {
  const gif = new GifEncoder(WIDTH, HEIGHT)
  for (const pixels of frames) gif.addFrame(pixels, WIDTH, HEIGHT, { delay: MS })
  return gif.finish()
}

const results = await measure(
  [
    { name: 'save: decode, draw, store lossless', run: () => save(USER) },
    { name: 'export as GIF', run: () => renderer.animator.toGif(USER, async () => stored) },
    { name: 'export as MP4', run: () => renderer.animator.toMp4(USER, async () => stored) },
    {
      name: 'FrameEncoder: WebP, one thread',
      run: async () => {
        const own = new FrameEncoder(WIDTH, HEIGHT)
        return frames.map((pixels, index) =>
          own.encode(
            new Uint32Array(new Uint8Array(pixels).buffer),
            MS,
            index % (FRAMES / 2) === 0,
          ),
        )
      },
    },
    { name: 'sharp: lossless WebP, effort 0', run: bySharp },
    { name: "@napi-rs/canvas's GifEncoder", run: async () => bySkia() },
    ...(pillow ? [pillow] : []),
  ],
  TURNS,
)
report(`${FRAMES} frames of ${WIDTH}×${HEIGHT}, two captions (medians)`, results)
const gif = await renderer.animator.toGif(USER, async () => stored)
const mp4 = await renderer.animator.toMp4(USER, async () => stored)
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`
process.stdout.write(
  `  WebP ${kilobytes(stored.length)}, sharp's ${kilobytes((await bySharp()).length)}; GIF ${kilobytes(gif.length)}, @napi-rs/canvas's ${kilobytes(bySkia().length)}; MP4 ${kilobytes(mp4.length)}\n`,
)
const [ms = 0, gifMs = 0, mp4Ms = 0, ownMs = 0, sharpMs = 0, skiaMs = 0, pillowMs = 0] =
  results.map(({ median }) => median)
// Two threads encode, each a half of the frames.
const saveBySharp = ms - ownMs / 2 + sharpMs
process.stdout.write(
  `  The MP4 takes ${(mp4Ms / gifMs).toFixed(2)} of the GIF's time and ${(mp4.length / gif.length).toFixed(2)} of its bytes, ${(mp4.length / stored.length).toFixed(2)} of the WebP's\n`,
)
process.stdout.write(
  `  A save with sharp's encoder would take ${(saveBySharp / ms).toFixed(2)} times as long, a GIF of @napi-rs/canvas at least ${(skiaMs / gifMs).toFixed(2)} times (both at least 1.5)\n`,
)
if (pillow) {
  const bytes = Number(await pillow.run())
  process.stdout.write(
    `  Pillow's GIF ${kilobytes(bytes)}; save ${(ms / pillowMs).toFixed(2)} of its time (at most 0.33), ` +
      `GIF ${(gifMs / pillowMs).toFixed(2)} of its time (at most 1) and ${(gif.length / bytes).toFixed(2)} of its bytes (at most 1.05)\n`,
  )
  pillow.stop()
} else {
  process.stdout.write('  Pillow is not installed (python3-pil): no peer to compare with\n')
}

// The longest delay of the event loop while four memes are saved.
let longest = 0
let last = performance.now()
const timer = setInterval(() => {
  longest = Math.max(longest, performance.now() - last - 5)
  last = performance.now()
}, 5)
await Promise.all(Array.from({ length: AT_ONCE }, (_, user) => save(user)))
clearInterval(timer)
process.stdout.write(
  `  ${AT_ONCE} saves at once: the event loop is late by at most ${longest.toFixed(0)} ms; peak memory of this process ${Math.round(peakMemory() / MEGABYTE)} MB\n`,
)
await renderer.close()
rmSync(folder, { recursive: true })

/** The pixels of all frames, RGBA. */
async function framesOf(animation: Uint8Array): Promise<Buffer[]> {
  const shown = new StoredFrames(animation)
  const all: Buffer[] = []
  for (let index = 0; index < FRAMES; index += 1) {
    all.push(Buffer.from((await shown.show(index)).data()))
  }
  return all
}

/** The same with three bytes per pixel. */
function rgbOf(all: readonly Buffer[]): Buffer {
  const rgb = Buffer.alloc(FRAMES * WIDTH * HEIGHT * 3)
  let at = 0
  for (const pixels of all) {
    for (let from = 0; from < pixels.length; from += 4) {
      rgb.set(pixels.subarray(from, from + 3), at)
      at += 3
    }
  }
  return rgb
}
