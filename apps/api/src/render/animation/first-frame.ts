import { readAnimation, stillOf } from '@memesmith/animation'

/**
 * The first frame of an animation that this server has encoded, as a file of its own; any other file
 * is returned unchanged. A still needs no more of it, and the rest may be many megabytes.
 */
export function firstFrameOf(file: Uint8Array): Uint8Array {
  const first = readAnimation(file)?.frames[0]
  return (first && stillOf(first)) ?? file
}
