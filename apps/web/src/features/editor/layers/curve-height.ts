import { MAX_ARC } from '@memesmith/meme-render'

/** How much lower the ends of a line of this width are than its middle, on a caption's `arc` of degrees. */
export function curveHeight(width: number, degrees: number): number {
  const angle = (Math.min(MAX_ARC, Math.abs(degrees)) * Math.PI) / 180
  return angle === 0 ? 0 : (width / angle) * (1 - Math.cos(angle / 2))
}
