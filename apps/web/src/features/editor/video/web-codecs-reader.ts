import { BlobSource, Input, MATROSKA, MP4, QTFF, VideoSampleSink, WEBM } from 'mediabunny'
import { frameCanvas } from './frame-canvas.ts'
import type { Size, UnreadableVideo, VideoReader } from './video-reader.ts'

const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  // The space does not break.
  hevc: 'HEVC\u00a0(H.265)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
}

/** Opens a video by WebCodecs; the container is read by `mediabunny`. */
export async function openByWebCodecs(file: File): Promise<UnreadableVideo | VideoReader> {
  const input = new Input({ formats: [MP4, QTFF, WEBM, MATROSKA], source: new BlobSource(file) })
  try {
    const opened = await read(input)
    if ('reason' in opened) input.dispose()
    return opened
  } catch {
    input.dispose()
    return { reason: 'unreadable' }
  }
}

async function read(input: Input): Promise<UnreadableVideo | VideoReader> {
  if (!(await input.canRead())) return { reason: 'unreadable' }
  const track = await input.getPrimaryVideoTrack()
  if (track === null) {
    return { reason: (await input.getTracks()).length > 0 ? 'no pictures' : 'unreadable' }
  }
  if (!(await track.canDecode())) {
    const codec = await track.getCodec()
    return { reason: 'codec', codec: codec === null ? undefined : (CODEC_NAMES[codec] ?? codec) }
  }
  // Its frames would be put together by a script that the policy of the page forbids. An element plays it.
  if (await track.canBeTransparent()) return { reason: 'unreadable' }
  // What a negative time has is never shown.
  const start = Math.max(0, await track.getFirstTimestamp())
  const duration = (await track.computeDuration()) - start
  const sink = new VideoSampleSink(track)
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    duration: Number.isFinite(duration) ? duration : 0,
    async *frames(times: readonly number[], size: Size, signal: AbortSignal) {
      const { width, height } = size
      const context = frameCanvas(size)
      for await (const sample of sink.samplesAtTimestamps(times.map((time) => start + time))) {
        // Without one, the frame before stays.
        if (sample !== null) {
          context.fillRect(0, 0, width, height)
          sample.draw(context, 0, 0, width, height)
          sample.close()
        }
        signal.throwIfAborted()
        yield context
      }
    },
    close: () => input.dispose(),
  }
}
