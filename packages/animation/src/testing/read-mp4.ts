import { createFile, MP4BoxBuffer } from 'mp4box'

/** What a player learns about a video, read by another library than the one that wrote it. */
export interface ReadVideo {
  readonly width: number
  readonly height: number
  /** As in a media type, such as `avc1.42c01e`. */
  readonly codec: string
  /** The duration of each frame in ms. */
  readonly durations: readonly number[]
  /** The indexes of the keyframes. */
  readonly keys: readonly number[]
  /** The bytes of each frame. */
  readonly sizes: readonly number[]
  /** The boxes of the file, in their order. */
  readonly boxes: readonly string[]
}

/** @throws Error if it is not an MP4 with one video track */
export function readMp4(bytes: Uint8Array): ReadVideo {
  const file = createFile()
  const read: { video?: ReadVideo; error?: string } = {}
  file.onError = (_module, message) => {
    read.error = message
  }
  file.onReady = ({ tracks }) => {
    const [track] = tracks
    if (track?.video === undefined || tracks.length !== 1) throw new Error('expected one video')
    const samples = file.getTrackSamplesInfo(track.id)
    const ms = 1000 / track.timescale
    read.video = {
      width: track.video.width,
      height: track.video.height,
      codec: track.codec.toLowerCase(),
      durations: samples.map(({ duration }) => duration * ms),
      keys: samples.flatMap(({ is_sync: isKey }, index) => (isKey ? [index] : [])),
      sizes: samples.map(({ size }) => size),
      boxes: file.boxes.map(({ type }) => String(type)),
    }
  }
  file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(Uint8Array.from(bytes).buffer, 0), true)
  file.flush()
  if (read.video === undefined) throw new Error(read.error ?? 'expected an MP4')
  return { ...read.video, boxes: file.boxes.map(({ type }) => String(type)) }
}
