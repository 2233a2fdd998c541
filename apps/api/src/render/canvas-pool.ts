import { type Canvas, createCanvas } from './canvas.ts'

/** Reuses a few canvases, because allocating one of a megapixel costs more than drawing on it. */
export class CanvasPool {
  readonly #idle: Canvas[] = []
  readonly #capacity: number

  /** @param capacity maximum number of idle canvases */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /**
   * Lends a canvas of this size in pixels. Its old content is still there, so `work` must paint all
   * of it.
   */
  async use<Result>(
    width: number,
    height: number,
    work: (canvas: Canvas) => Promise<Result>,
  ): Promise<Result> {
    const match = this.#idle.findIndex((idle) => idle.width === width && idle.height === height)
    const canvas = this.#idle.splice(match, match === -1 ? 0 : 1)[0] ?? createCanvas(width, height)
    try {
      return await work(canvas)
    } finally {
      this.#idle.push(canvas)
      if (this.#idle.length > this.#capacity) this.#idle.shift()
    }
  }
}
