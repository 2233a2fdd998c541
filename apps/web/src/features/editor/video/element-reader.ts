/** Reads a video by an element, which is slow: it seeks to each frame. */
import { frameCanvas } from './frame-canvas.ts'
import type { Size, UnreadableVideo, VideoReader } from './video-reader.ts'

/** How long the element may take to open a file, or to show a frame, in ms. */
const PATIENCE_MS = 15_000
/** After a seek, the frame is there before this time in ms, also where nothing says so. */
const PAINT_MS = 150
/** A time after the end of every video, in s. A recording without a duration gets one there. */
const FAR_S = 1e7

/** @returns undefined if the browser can't play the file */
export async function openByElement(
  file: File,
): Promise<UnreadableVideo | VideoReader | undefined> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  const url = URL.createObjectURL(file)
  const close = () => {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
  try {
    const opened = eventOf(video, 'loadeddata')
    video.src = url
    await opened
    const { videoWidth: width, videoHeight: height } = video
    if (width === 0) {
      close()
      return { reason: 'no pictures' }
    }
    const duration = await durationOf(video)
    // One seek at a time, whoever asks.
    let turn: Promise<unknown> = Promise.resolve()
    const draw = (time: number, context: OffscreenCanvasRenderingContext2D) => {
      const drawing = turn.then(async () => {
        await seek(video, Math.min(time, duration))
        context.fillRect(0, 0, context.canvas.width, context.canvas.height)
        context.drawImage(video, 0, 0, context.canvas.width, context.canvas.height)
      })
      turn = drawing.catch(() => undefined)
      return drawing
    }
    return {
      width,
      height,
      duration,
      async *frames(times: readonly number[], size: Size, signal: AbortSignal) {
        const context = frameCanvas(size)
        for (const time of times) {
          signal.throwIfAborted()
          await draw(time, context)
          yield context
        }
      },
      close,
    }
  } catch {
    close()
    return undefined
  }
}

async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (video.duration === Number.POSITIVE_INFINITY) await seek(video, FAR_S)
  return Number.isFinite(video.duration) ? video.duration : video.currentTime
}

async function seek(video: HTMLVideoElement, time: number): Promise<void> {
  if (video.currentTime === time && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return
  const sought = eventOf(video, 'seeked')
  const painted = new Promise<void>((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve())
  })
  video.currentTime = time
  await sought
  await Promise.race([painted, new Promise((resolve) => setTimeout(resolve, PAINT_MS))])
}

/** @throws Error if the video fails, or does not do it in time */
async function eventOf(video: HTMLVideoElement, type: 'loadeddata' | 'seeked'): Promise<void> {
  const ended = new AbortController()
  const { signal } = ended
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  video.addEventListener(type, () => resolve(), { signal })
  video.addEventListener('error', () => reject(new Error('the video can not be played')), {
    signal,
  })
  const timer = setTimeout(() => reject(new Error(`no ${type} in time`)), PATIENCE_MS)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    ended.abort()
  }
}
