/** A frame of an animation of which some are left out. */
export interface KeptFrame {
  readonly index: number
  /** ms, with that of those left out after it. */
  readonly duration: number
}

/**
 * Some frames of an animation, evenly spread, which take as long as all.
 *
 * @param durations of all frames, in ms
 * @param count how many at most
 */
export function keptFrames(durations: readonly number[], count = durations.length): KeptFrame[] {
  const total = durations.length
  const length = Math.min(total, count)
  const indexOf = (at: number) => Math.floor((at * total) / length)
  return Array.from({ length }, (_, at) => {
    const [index, end] = [indexOf(at), indexOf(at + 1)]
    const duration = durations.slice(index, end).reduce((sum, each) => sum + each, 0)
    return { index, duration }
  })
}
