/** A part of a picture. Lengths are pixels. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The formats have no frame without pixels. */
const ONE_PIXEL: Area = { left: 0, top: 0, width: 1, height: 1 }

/**
 * The smallest area that contains every pixel that differs between two pictures. It begins at an even
 * column and row, as WebP requires. If nothing differs, it is one pixel.
 *
 * @param before undefined for the whole picture
 */
export function changedArea(
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  width: number,
  height: number,
): Area {
  if (before === undefined) return { left: 0, top: 0, width, height }
  let top = 0
  while (top < height && isSameRow(pixels, before, top, width)) top += 1
  if (top === height) return ONE_PIXEL
  let bottom = height
  while (isSameRow(pixels, before, bottom - 1, width)) bottom -= 1
  let left = width
  let right = 0
  for (let y = top; y < bottom; y += 1) {
    const row = y * width
    for (let x = 0; x < left; x += 1) {
      if (pixels[row + x] !== before[row + x]) left = x
    }
    for (let x = width - 1; x >= right; x -= 1) {
      if (pixels[row + x] !== before[row + x]) right = x + 1
    }
  }
  left -= left % 2
  top -= top % 2
  return { left, top, width: right - left, height: bottom - top }
}

function isSameRow(a: Uint32Array, b: Uint32Array, y: number, width: number): boolean {
  const end = (y + 1) * width
  for (let at = y * width; at < end; at += 1) {
    if (a[at] !== b[at]) return false
  }
  return true
}

/**
 * Copies an area.
 *
 * @param before pixels that are equal to these become transparent; undefined to keep all
 * @returns the number of pixels that were kept
 */
export function copyArea(
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  width: number,
  area: Area,
  into: Uint32Array,
): number {
  let to = 0
  let kept = 0
  for (let y = area.top; y < area.top + area.height; y += 1) {
    const row = y * width
    const end = row + area.left + area.width
    for (let at = row + area.left; at < end; at += 1, to += 1) {
      const pixel = pixels[at] ?? 0
      if (before !== undefined && before[at] === pixel) {
        into[to] = 0
      } else {
        into[to] = pixel
        kept += 1
      }
    }
  }
  return kept
}
