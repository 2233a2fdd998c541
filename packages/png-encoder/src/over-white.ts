const PIXEL_BYTES = 4
const OPAQUE = 255

/**
 * Draws pixels over white, with the same result in every bit as a canvas.
 *
 * @param pixels red, green, blue and alpha, the colors multiplied by alpha, as canvases store them
 */
export function overWhite(pixels: Uint8Array): Uint8Array {
  const result = new Uint8ClampedArray(pixels)
  for (let at = 0; at < result.length; at += PIXEL_BYTES) {
    const white = OPAQUE - (result[at + 3] ?? OPAQUE)
    if (white === 0) continue
    result[at] = (result[at] ?? 0) + white
    result[at + 1] = (result[at + 1] ?? 0) + white
    result[at + 2] = (result[at + 2] ?? 0) + white
    result[at + 3] = OPAQUE
  }
  return new Uint8Array(result.buffer)
}
