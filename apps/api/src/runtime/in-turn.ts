/** Runs a part of a task that takes seconds, while others have the turn. */
export type OutsideTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Runs a task in its turn, which it may leave for a while.
 *
 * @param enter waits for the turn, and returns the function that ends it, which may be called twice
 * @param enterAgain waits for the turn after work outside of it
 */
export async function inTurn<Result>(
  enter: () => Promise<() => void>,
  task: (outsideTurn: OutsideTurn) => Promise<Result>,
  enterAgain = enter,
): Promise<Result> {
  let leave = await enter()
  try {
    return await task(async (work) => {
      leave()
      const result = await work()
      leave = await enterAgain()
      return result
    })
  } finally {
    leave()
  }
}
