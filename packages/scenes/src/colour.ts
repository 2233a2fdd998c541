/** Arithmetic on colours written as `#rgb` or `#rrggbb`. */
type Channels = readonly [red: number, green: number, blue: number]

function channels(colour: string): Channels {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour)
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  const [, red, green, blue] = short ?? long ?? []
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`expected a colour like #f80 or #ff8800, got ${colour}`)
  }
  const value = (digits: string) =>
    Number.parseInt(digits.length === 1 ? digits + digits : digits, 16)
  return [value(red), value(green), value(blue)]
}

/** The same colour, see-through: `opacity` from 0 to 1. */
export function fade(colour: string, opacity: number): string {
  const [red, green, blue] = channels(colour)
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`
}

/** A colour part of the way from one to another: 0 is `from`, 1 is `to`. */
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

/** Towards white, by an amount from 0 to 1. */
export function lighten(colour: string, amount: number): string {
  return mix(colour, '#ffffff', amount)
}

/** Towards a cool near-black, by an amount from 0 to 1: pure black makes shadows look dirty. */
export function darken(colour: string, amount: number): string {
  return mix(colour, '#120a24', amount)
}
