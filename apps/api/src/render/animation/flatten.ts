/**
 * Draws pixels over white.
 *
 * @param pixels RGBA numbers whose lowest byte is red
 * @param into receives opaque pixels
 */
export function flatten(pixels: Uint32Array, into: Uint32Array): void {
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0
    const alpha = pixel >>> 24
    into[at] = alpha === 255 ? pixel : alpha === 0 ? 0xffffffff : blend(pixel, 0xffffffff)
  }
}

/** Draws one pixel over another (source over destination, not premultiplied). */
export function blend(over: number, under: number): number {
  const alpha = (over >>> 24) / 255
  const rest = ((under >>> 24) / 255) * (1 - alpha)
  const total = alpha + rest
  if (total === 0) return 0
  const channel = (shift: number) =>
    Math.round((((over >>> shift) & 0xff) * alpha + ((under >>> shift) & 0xff) * rest) / total) <<
    shift
  return ((Math.round(total * 255) << 24) | channel(16) | channel(8) | channel(0)) >>> 0
}
