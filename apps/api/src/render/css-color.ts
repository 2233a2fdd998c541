import { createCanvas } from './canvas.ts'

export interface CssColor {
  /** `#rrggbb` */
  readonly hex: string
  readonly isOpaque: boolean
}

/** The longest name has 20 characters; functions such as `hsl()` have more. */
const MAX_LENGTH = 60
/** Two colors, of which at least one differs from any color that is read. */
const BEFORE = ['#010203', '#030201']

/**
 * Reads a color as CSS writes it: a name, digits after `#`, or a function.
 *
 * @returns undefined for anything else
 */
export function readCssColor(text: string): CssColor | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const context = createCanvas(1, 1).getContext('2d')
  const [color, same] = BEFORE.map((before) => {
    context.fillStyle = before
    context.fillStyle = text
    return String(context.fillStyle)
  })
  // An invalid color leaves the previous one in place.
  if (color === undefined || color !== same) return undefined
  if (color.startsWith('#')) return { hex: color.slice(0, 7), isOpaque: color.length === 7 }
  const channels = color.match(/[0-9]+/g)?.slice(0, 3) ?? []
  const hex = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'))
  return { hex: `#${hex.join('')}`, isOpaque: false }
}
