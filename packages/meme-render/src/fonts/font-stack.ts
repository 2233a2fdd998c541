import type { Face } from '../types.ts'
import type { FontFile } from './font-set.ts'

/** @returns a CSS `font-family` list of these files and no others */
export const familiesOf = (files: readonly FontFile[]): string =>
  files.map(({ family }) => `"${family}"`).join(', ')

/**
 * Makes the CSS `font` shorthand of a caption or watermark (spec §9: bold, unless asked for).
 *
 * @param size meme pixels
 * @param families a result of `familiesOf`
 */
export const fontOf = (size: number, families: string, weight: Face['weight'] = 'bold'): string =>
  `${weight} ${size}px ${families}`
