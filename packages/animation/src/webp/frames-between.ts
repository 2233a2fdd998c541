import type { Animation, AnimationFrame } from './webp-file.ts'

/**
 * The frames that have to be drawn, one after another, to show a wanted one.
 *
 * @param shown the frame on the canvas; -1 for none
 * @param wanted the frame to show
 */
export function framesBetween(
  { frames, width, height }: Animation,
  shown: number,
  wanted: number,
): readonly AnimationFrame[] {
  // A key frame does not depend on the frames before it.
  const isKey = (frame: AnimationFrame) =>
    !frame.isBlended && frame.width === width && frame.height === height
  const key = frames.findLastIndex((frame, at) => at <= wanted && isKey(frame))
  const first = shown <= wanted ? Math.max(key, shown + 1) : key
  return frames.slice(Math.max(0, first), wanted + 1)
}
