/**
 * Makes a canvas that is not on the page. It is on the CPU, where text has the same pixels as on
 * the server, whatever the GPU.
 *
 * @param width pixels
 * @param height pixels
 * @returns its context
 */
export function newCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('expected a 2D canvas, got none')
  return context
}
