/** A thread that decodes, draws and encodes frames of animations. */
import { setImmediate } from 'node:timers/promises'
import {
  type AnimationFrame,
  FrameEncoder,
  GifFrameEncoder,
  momentsOf,
  type VideoPart,
  writeAnimation,
} from '@memesmith/animation'
import { startH264Part } from '@memesmith/animation/h264-encoder'
import { MAX_ANIMATION_SIDE } from '@memesmith/contract/limits'
import {
  fontsFor,
  layoutMeme,
  type Meme,
  measureOn,
  memeSize,
  paintInSteps,
  type Source,
  TextMeasurer,
} from '@memesmith/meme-render'
import { drawInSteps, emojiInScene, type Scene, sceneAt } from '@memesmith/scenes'
import { answerRequests } from '../../runtime/answer-requests.ts'
import { freeBytes, movableMemory } from '../../runtime/free-bytes.ts'
import {
  type Canvas,
  clearAllCache,
  createCanvas,
  freeCanvas,
  loadImage,
  putPixels,
} from '../canvas.ts'
import { type Drawable, sourceOf } from '../draw-meme.ts'
import { isDrawnWithin, SLOW_DRAWING } from '../drawing-limits.ts'
import { fitWithin } from '../fit-within.ts'
import { registerFonts } from '../fonts.ts'
import { BYTES_PER_PIXEL } from '../pixels.ts'
import { createSpriteStore } from '../sprite-store.ts'
import { freeImage } from '../with-image.ts'
import { readAnimationSource } from './animation-source.ts'
import { composeFrames } from './compose-frames.ts'
import { durationOf } from './duration-of.ts'
import { encodeSceneFrame } from './encode-scene-frame.ts'
import { flatten } from './flatten.ts'
import { JobControl, type JobMemory } from './job-control.ts'
import { keyIntervalOf } from './key-interval.ts'
import { StoredFrames } from './stored-frames.ts'

/** A part of an animation's frames. */
interface Part {
  /** An animation that this server has encoded, in shared memory. */
  readonly file: Uint8Array
  readonly first: number
  /** The frame after the last one. */
  readonly end: number
  readonly control: JobMemory
}

/** Normalizes the first frames of a user's file. */
export interface ReadRequest {
  readonly kind: 'read'
  readonly file: Uint8Array
  readonly frames: number
  /** Maximum bytes of the frames: the result ends before they have more. */
  readonly maxBytes: number
  readonly control: JobMemory
}

/** Draws a meme on some frames. */
export interface DrawRequest extends Part {
  readonly kind: 'draw'
  readonly meme: Meme
  /** The files of the stickers' pictures, by `Sticker.image`, in shared memory. */
  readonly stickers: ReadonlyMap<string, Uint8Array>
  /** CPU time in ms that drawing all frames may take, in all threads. */
  readonly maxDrawingMs: number
}

/** Encodes some frames as GIF. */
export interface GifRequest extends Part {
  readonly kind: 'gif'
  /** Of these frames, in 1/100 s. */
  readonly delays: readonly number[]
}

/** Encodes some frames as H.264; the first is a keyframe. */
export interface Mp4Request extends Part {
  readonly kind: 'mp4'
}

export interface ReadAnswer {
  readonly file: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
  readonly durations: readonly number[]
}

export interface DrawAnswer {
  readonly width: number
  readonly height: number
  readonly frames: readonly AnimationFrame[]
  /** The RGBA pixels of the first frame of all. */
  readonly poster?: Uint8Array
}

export interface GifAnswer {
  readonly frames: readonly Uint8Array[]
}

/** Draws some frames of a scene's loop. */
export interface SceneRequest {
  readonly kind: 'scene'
  readonly scene: Scene
  readonly first: number
  readonly end: number
  /** The frames of the whole loop. */
  readonly count: number
  /** ms */
  readonly duration: number
  readonly control: JobMemory
}

export type AnimatorRequest = ReadRequest | DrawRequest | GifRequest | Mp4Request | SceneRequest
export interface AnimatorAnswer {
  readonly read?: ReadAnswer
  readonly draw?: DrawAnswer
  readonly gif?: GifAnswer
  readonly mp4?: VideoPart
}

type Move = (memory: ArrayBuffer) => void

/** Belongs to the current request. */
const canvases: Canvas[] = []
const encoder = new FrameEncoder(1, 1)

answerRequests(
  async (request: AnimatorRequest, move): Promise<AnimatorAnswer> => {
    try {
      return await answer(request, move)
    } finally {
      for (const canvas of canvases.splice(0)) freeCanvas(canvas)
    }
  },
  // Frees what Skia keeps for all threads, up to tens of megabytes.
  clearAllCache,
)

async function answer(request: AnimatorRequest, move: Move): Promise<AnimatorAnswer> {
  if (request.kind === 'read') return { read: await readFile(request, move) }
  if (request.kind === 'gif') {
    const gif = await encodeGifPart(request)
    moveAll(gif.frames, move)
    return { gif }
  }
  if (request.kind === 'mp4') {
    const mp4 = await encodeMp4Part(request)
    moveAll(mp4.frames, move)
    return { mp4 }
  }
  const draw = await (request.kind === 'draw' ? drawPart(request) : drawScenePart(request))
  moveAll(
    draw.frames.map(({ data }) => data),
    move,
  )
  return { draw }
}

function moveAll(files: readonly Uint8Array[], move: Move): void {
  for (const memory of files.flatMap(movableMemory)) move(memory)
}

function newCanvas(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  canvases.push(canvas)
  return canvas
}

async function readFile(
  { file, frames: count, maxBytes, control: memory }: ReadRequest,
  move: Move,
): Promise<ReadAnswer> {
  const control = new JobControl(memory)
  const source = readAnimationSource(file)
  if (source === undefined) throw new Error('expected an animation')
  const { width, height, scale } = fitWithin(source, MAX_ANIMATION_SIDE)
  const whole = newCanvas(scale < 1 ? source.width : 1, scale < 1 ? source.height : 1)
  const scaled = newCanvas(width, height)
  const context = scaled.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const flat = new Uint32Array(source.width * source.height)
  encoder.restart(width, height)
  const interval = keyIntervalOf(count)
  const frames: AnimationFrame[] = []
  let bytes = 0
  for await (const screen of composeFrames(source, count)) {
    flatten(screen, flat)
    const step = source.steps[frames.length]
    const duration = durationOf(step ?? { delay: 0 })
    const isKey = frames.length % interval === 0
    const encode = (pixels: Uint32Array) => encoder.encode(pixels, duration, isKey)
    let frame: AnimationFrame
    if (scale < 1) {
      putPixels(whole, new Uint8Array(flat.buffer))
      context.drawImage(whole, 0, 0, width, height)
      frame = usePixels(scaled.data(), encode)
    } else {
      frame = encode(flat)
    }
    bytes += frame.data.length
    if (bytes > maxBytes) break
    frames.push(frame)
    await endFrame(control, frame.data.length)
  }
  const written = writeAnimation({ width, height, plays: source.plays, frames })
  for (const { data } of frames) freeBytes(data)
  move(written.buffer)
  return { file: written, width, height, durations: frames.map(({ duration }) => duration) }
}

async function drawPart(request: DrawRequest): Promise<DrawAnswer> {
  const { file, first, end, control: memory, meme, stickers, maxDrawingMs } = request
  const control = new JobControl(memory)
  const stored = new StoredFrames(file, newCanvas)
  const { animation } = stored
  await registerFonts(fontsFor(meme))
  const size = memeSize(animation.width, animation.height, meme.document.frame)
  const { pixelWidth: width, pixelHeight: height } = size
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const layout = control.countDrawing(() =>
    layoutMeme(meme, size, new TextMeasurer(measureOn(context))),
  )
  const moments = momentsOf(animation.frames.map(({ duration }) => duration))
  encoder.restart(width, height)
  const images = await loadStickers(stickers)
  const frames: AnimationFrame[] = []
  let poster: Uint8Array | undefined
  try {
    for (let index = first; index < end; index += 1) {
      const picture = sourceOf(await stored.show(index))
      const drawn = control.countDrawing(() => {
        const steps = () => paintInSteps(context, picture, layout, moments[index], images)
        if (!isDrawnWithin(SLOW_DRAWING, context, steps)) control.refuseDrawing()
        // Nothing is drawn before its pixels are read.
        return canvas.data()
      })
      if (control.drawingMs > maxDrawingMs) throw new Error('expected to draw in less time')
      const duration = animation.frames[index]?.duration ?? 0
      const encode = (pixels: Uint32Array) => {
        if (index === 0) poster = new Uint8Array(pixels.slice().buffer)
        return encoder.encode(pixels, duration, index === first)
      }
      const frame = usePixels(drawn, encode)
      frames.push(frame)
      await endFrame(control, frame.data.length)
    }
  } finally {
    for (const { image } of images.values()) if ('src' in image) freeImage(image)
  }
  return { width, height, frames, ...(poster !== undefined && { poster }) }
}

/** The sprites of a few scenes: another scene's take some milliseconds, and each thread has its own. */
const CACHED_SPRITES = 24
const sprites = createSpriteStore(CACHED_SPRITES)

async function drawScenePart(request: SceneRequest): Promise<DrawAnswer> {
  const { scene, first, end, count, duration, control: memory } = request
  const control = new JobControl(memory)
  const { width, height, scale } = fitWithin(scene, MAX_ANIMATION_SIDE)
  const canvas = newCanvas(width, height)
  const context = canvas.getContext('2d')
  const frames: AnimationFrame[] = []
  let before: Uint32Array | undefined
  for (let index = first; index < end; index += 1) {
    const moved = sceneAt(scene, index / count)
    const loaded = await sprites.load(emojiInScene(moved))
    context.save()
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, width, height)
    context.scale(scale, scale)
    for (const _ of drawInSteps(context, moved, loaded));
    context.restore()
    const pixels = usePixels(canvas.data(), (lent) => lent.slice())
    frames.push(await encodeSceneFrame(canvas, pixels, before, duration))
    before = pixels
    await endFrame(control)
  }
  return { width, height, frames }
}

async function encodeGifPart({
  file,
  first,
  end,
  control: memory,
  delays,
}: GifRequest): Promise<GifAnswer> {
  const control = new JobControl(memory)
  const stored = new StoredFrames(file, newCanvas)
  const { width, height } = stored.animation
  const gif = new GifFrameEncoder(width, height)
  const before = new Uint32Array(width * height)
  const keep = (pixels: Uint32Array) => before.set(pixels)
  if (first > 0) usePixels((await stored.show(first - 1)).data(), keep)
  const frames: Uint8Array[] = []
  for (let index = first; index < end; index += 1) {
    const frame = usePixels((await stored.show(index)).data(), (pixels) => {
      const encoded = gif.encode(pixels, index > 0 ? before : undefined, delays[index - first] ?? 0)
      keep(pixels)
      return encoded
    })
    frames.push(frame)
    await endFrame(control, frame.length)
  }
  return { frames }
}

async function encodeMp4Part({
  file,
  first,
  end,
  control: memory,
}: Mp4Request): Promise<VideoPart> {
  const control = new JobControl(memory)
  const stored = new StoredFrames(file, newCanvas)
  const { width, height } = stored.animation
  const flat = new Uint32Array(width * height)
  const video = await startH264Part(width, height)
  try {
    for (let index = first; index < end; index += 1) {
      usePixels((await stored.show(index)).data(), (pixels) => flatten(pixels, flat))
      video.add(flat)
      await endFrame(control)
    }
    const part = video.finish()
    control.countBytes(part.frames.reduce((sum, { length }) => sum + length, 0))
    return part
  } finally {
    video.free()
  }
}

/** Counts a frame, and yields: its lent pixels are freed only when the thread waits. */
async function endFrame(control: JobControl, bytes?: number): Promise<void> {
  control.countFrame(bytes)
  await setImmediate()
}

/** Lends the RGBA pixels of a canvas, which are freed afterwards. */
function usePixels<Result>(bytes: Uint8Array, use: (pixels: Uint32Array) => Result): Result {
  try {
    return use(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / BYTES_PER_PIXEL))
  } finally {
    freeBytes(bytes)
  }
}

async function loadStickers(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Source<Drawable>>> {
  const images = new Map<string, Source<Drawable>>()
  for (const [name, file] of files) images.set(name, sourceOf(await loadImage(file.slice())))
  return images
}
