/** Sums up the times between starts and stops. Starts running. */
export class Stopwatch {
  #before = 0
  #since: number | undefined = performance.now()

  /** Elapsed milliseconds, including the current run. */
  get ms(): number {
    return this.#before + (this.#since === undefined ? 0 : performance.now() - this.#since)
  }

  start(): void {
    this.#since ??= performance.now()
  }

  stop(): void {
    this.#before = this.ms
    this.#since = undefined
  }
}
