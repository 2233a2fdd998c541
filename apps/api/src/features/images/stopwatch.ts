/** Adds up the times between its starts and stops. Runs from the beginning. */
export class Stopwatch {
  #before = 0
  #since: number | undefined = performance.now()

  /** Milliseconds, those since the last start included. */
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
