/** Arithmetic on colors written as `#rgb` or `#rrggbb`. */
type Channels = readonly [red: number, green: number, blue: number]

function channels(color: string): Channels {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)
  const [, red, green, blue] = short ?? long ?? []
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`expected a color like #f80 or #ff8800, got ${color}`)
  }
  const value = (digits: string) =>
    Number.parseInt(digits.length === 1 ? digits + digits : digits, 16)
  return [value(red), value(green), value(blue)]
}

/** The color with an opacity from 0 to 1. */
export function fade(color: string, opacity: number): string {
  const [red, green, blue] = channels(color)
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`
}

/** A color part of the way from one to another: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, amount: number): string {
  const start = channels(from)
  const end = channels(to)
  const hex = start.map((value, index) =>
    Math.round(value + ((end[index] ?? value) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The color mixed with white, by an amount from 0 to 1. */
export function lighten(color: string, amount: number): string {
  return mix(color, '#ffffff', amount)
}

/**
 * The color mixed with a cool near-black, by an amount from 0 to 1. Pure black makes shadows look
 * dirty.
 */
export function darken(color: string, amount: number): string {
  return mix(color, '#120a24', amount)
}
