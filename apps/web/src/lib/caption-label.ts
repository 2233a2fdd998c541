/**
 * The label of a caption's field: its name, otherwise *Top Text*, *Bottom Text*, *Text 3* …
 *
 * @param index among the captions
 */
export const captionLabel = (index: number, name?: string): string =>
  name || (['Top Text', 'Bottom Text'][index] ?? `Text ${index + 1}`)
