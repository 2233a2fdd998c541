/**
 * When each frame of an animation begins, as a fraction of the whole duration: 0 for the first frame,
 * less than 1 for the last.
 *
 * @param durations of the frames, in ms, each above 0
 */
export function momentsOf(durations: readonly number[]): number[] {
  const total = durations.reduce((sum, duration) => sum + duration, 0)
  let start = 0
  return durations.map((duration) => {
    const moment = start / total
    start += duration
    return moment
  })
}
