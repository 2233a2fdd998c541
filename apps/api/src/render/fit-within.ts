interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size of a picture whose longer side has at most so many pixels. It is never scaled up.
 *
 * @returns whole pixels from 1, and the scale, at most 1
 */
export function fitWithin(
  { width, height }: Size,
  side: number,
): Size & { readonly scale: number } {
  const scale = Math.min(1, side / Math.max(width, height))
  return {
    scale,
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
