import type { FontFile } from './font-set.ts'

/** A CSS `font-family` list of exactly these files. */
export const familiesOf = (files: readonly FontFile[]): string =>
  files.map(({ family }) => `"${family}"`).join(', ')

/**
 * The CSS `font` shorthand of a caption or watermark (spec §9: bold).
 *
 * @param size meme pixels
 * @param families as `familiesOf` gives them
 */
export const fontOf = (size: number, families: string): string => `bold ${size}px ${families}`
