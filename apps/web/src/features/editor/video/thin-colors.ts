import type { Tolerance } from './making.ts'

/**
 * Drops what nobody sees of a frame and costs bytes: the noise that makes every pixel another one in
 * every frame, and the lowest bits of the colors.
 *
 * @param pixels opaque RGBA; changed in place
 * @param before the frame before, as this function left it; undefined for the first one
 */
export function thinColors(
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  { same, roundedBits }: Tolerance,
): void {
  const half = (1 << roundedBits) >> 1
  const kept = 0xff & ~((1 << roundedBits) - 1)
  const round = (color: number) => Math.min(color + half, 0xff) & kept
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    const red = pixel & 0xff
    const green = (pixel >>> 8) & 0xff
    const blue = (pixel >>> 16) & 0xff
    if (before !== undefined) {
      const old = before[at] ?? 0
      const isSame =
        Math.abs(red - (old & 0xff)) <= same &&
        Math.abs(green - ((old >>> 8) & 0xff)) <= same &&
        Math.abs(blue - ((old >>> 16) & 0xff)) <= same
      if (isSame) {
        pixels[at] = old
        continue
      }
    }
    pixels[at] = (0xff000000 | (round(blue) << 16) | (round(green) << 8) | round(red)) >>> 0
  }
}
