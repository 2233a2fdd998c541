/** Relative luminance (WCAG 2), 0 for black to 1 for white. */
export type Luminance = number

/** @param rgb bytes */
export function luminanceOf(
  ...rgb: readonly [red: number, green: number, blue: number]
): Luminance {
  const [red = 0, green = 0, blue = 0] = rgb.map((byte) => {
    const share = byte / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @param color `#rrggbb` */
export function luminanceOfHex(color: string): Luminance {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  )
  return luminanceOf(red, green, blue)
}

/** The contrast of two colors (WCAG 2), 1 to 21. */
export const contrast = (a: Luminance, b: Luminance): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
