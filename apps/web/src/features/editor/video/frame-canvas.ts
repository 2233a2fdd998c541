import { newCanvas } from '../picture/new-canvas.ts'
import type { FrameContext, Size } from './video-reader.ts'

/** A canvas for the frames of a video, which are scaled to it, over white as pictures are. */
export function frameCanvas({ width, height }: Size): FrameContext {
  const context = newCanvas(width, height)
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#ffffff'
  return context
}
