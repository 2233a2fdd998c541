/** How a style of memegen changes a text. Our captions can be in capitals, or as written. */
export interface StyledText {
  readonly text: string
  readonly uppercase: boolean
  /** What is not kept, for the report. */
  readonly note?: string
}

type ChangeText = (text: string) => string

/** The styles that change how an example is written. They do not change the texts of a meme. */
const EXAMPLE_STYLES: Readonly<Record<string, ChangeText>> = {
  lower: (text) => text.toLowerCase(),
  title: (text) => text.toLowerCase().replace(/\p{L}[\p{L}\p{M}'’]*/gu, capitalize),
  capitalize: (text) => capitalize(text.toLowerCase()),
  default: (text) => (text === text.toLowerCase() ? capitalize(text) : text).replace(/\bi\b/g, 'I'),
}

/** Applies a style, such as `upper`, to an example text. */
export function styleText(style: string, text: string): StyledText {
  if (style === 'upper') return { text, uppercase: true }
  if (style === 'none') return { text, uppercase: false }
  const change = Object.hasOwn(EXAMPLE_STYLES, style) ? EXAMPLE_STYLES[style] : undefined
  return change === undefined
    ? { text, uppercase: false, note: `the style "${style}" is left out` }
    : {
        text: change(text),
        uppercase: false,
        note: `the style "${style}" holds for the example only`,
      }
}

const capitalize = (text: string): string =>
  text.replace(/^\P{M}\p{M}*/u, (first) => first.toUpperCase())
