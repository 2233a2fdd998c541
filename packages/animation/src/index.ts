export type { Area } from './changed-area.ts'
export { drawGifFrame, type GifFile, type GifFrame, readGif } from './gif/read-gif.ts'
export { GIF_END, GifFrameEncoder, gifDelays, gifHeader } from './gif/write-gif.ts'
export { momentsOf } from './moments-of.ts'
export { evenSide, type VideoPart, writeMp4 } from './mp4/write-mp4.ts'
export { FrameEncoder, KEY_FRAME_INTERVAL } from './webp/encode-frames.ts'
export { framesBetween } from './webp/frames-between.ts'
export {
  type Animation,
  type AnimationFrame,
  maskedPicture,
  pictureChunks,
  readAnimation,
  stillOf,
  WEBP_TYPE,
  writeAnimation,
} from './webp/webp-file.ts'
