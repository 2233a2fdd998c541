/** Makes small videos for tests, in the browser, with codecs that every Chromium has. */
import {
  AudioBufferSource,
  BufferTarget,
  CanvasSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const FORMATS = {
  webm: { type: 'video/webm', make: () => new WebMOutputFormat() },
  mp4: { type: 'video/mp4', make: () => new Mp4OutputFormat() },
  mov: { type: 'video/quicktime', make: () => new MovOutputFormat() },
} as const

interface VideoToMake {
  readonly format?: keyof typeof FORMATS
  readonly width?: number
  readonly height?: number
  /** s */
  readonly duration?: number
  /** Frames a second. */
  readonly rate?: number
  /** Clockwise, of the frames when they are shown. */
  readonly rotation?: 0 | 90 | 180 | 270
  /** Draws a frame; by default one that is red and turns blue, with a white top left corner. */
  readonly draw?: (context: OffscreenCanvasRenderingContext2D, time: number, share: number) => void
}

/** A video of VP9. */
export async function makeVideo({
  format = 'webm',
  width = 160,
  height = 120,
  duration = 2,
  rate = 10,
  rotation = 0,
  draw = drawFade,
}: VideoToMake = {}): Promise<File> {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('no 2D context')
  const { type, make } = FORMATS[format]
  const output = new Output({ format: make(), target: new BufferTarget() })
  const source = new CanvasSource(context.canvas, { codec: 'vp9', bitrate: 2_000_000 })
  output.addVideoTrack(source, { rotation, frameRate: rate })
  await output.start()
  const count = Math.max(1, Math.round(duration * rate))
  for (let frame = 0; frame < count; frame += 1) {
    draw(context, frame / rate, frame / count)
    await source.add(frame / rate, duration / count)
  }
  return await finish(output, `video.${format}`, type)
}

function drawFade(context: OffscreenCanvasRenderingContext2D, _: number, share: number): void {
  const { width, height } = context.canvas
  context.fillStyle = `rgb(${Math.round(255 * (1 - share))} 0 ${Math.round(255 * share)})`
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width / 4, height / 4)
}

/** Noise, which no encoder can compress. */
export function drawNoise(context: OffscreenCanvasRenderingContext2D): void {
  const { width, height } = context.canvas
  const image = context.createImageData(width, height)
  for (let at = 0; at < image.data.length; at += 1) {
    image.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
  }
  context.putImageData(image, 0, 0)
}

/** A video file that contains only sound. */
export async function makeSound(): Promise<File> {
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new AudioBufferSource({ codec: 'opus', bitrate: 64_000 })
  output.addAudioTrack(source)
  await output.start()
  await source.add(new AudioBuffer({ length: 48_000, sampleRate: 48_000 }))
  return await finish(output, 'sound.webm', 'video/webm')
}

async function finish(
  output: Output<MovOutputFormat | Mp4OutputFormat | WebMOutputFormat, BufferTarget>,
  name: string,
  type: string,
): Promise<File> {
  await output.finalize()
  const { buffer } = output.target
  if (buffer === null) throw new Error('expected a file')
  return new File([buffer], name, { type })
}
