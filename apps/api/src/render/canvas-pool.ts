import { type Canvas, createCanvas } from './canvas.ts'

/** Keeps a few canvases, because making one of a megapixel costs more than drawing on it. */
export class CanvasPool {
  readonly #idle: Canvas[] = []
  readonly #capacity: number

  /** @param capacity how many idle canvases are kept */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Lends a canvas of the given size in pixels; whoever borrows it paints all of it. */
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
