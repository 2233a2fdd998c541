import { readAnimation, stillOf } from '@memesmith/animation'

/**
 * The first frame of an animation that this server has encoded, as a separate file; any other file is
 * returned unchanged. A still needs only that, and the rest may be many megabytes.
 */
export function firstFrameOf(file: Uint8Array): Uint8Array {
  const first = readAnimation(file)?.frames[0]
  return (first && stillOf(first)) ?? file
}
