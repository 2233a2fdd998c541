/** The six presets of the color picker (spec §9), by their CSS values. */
export const TEXT_COLOR_PRESETS = [
  { name: 'White', value: '#ffffff' },
  { name: 'Black', value: '#000000' },
  { name: 'Red', value: '#ff0000' },
  { name: 'Blue', value: '#0000ff' },
  { name: 'Yellow', value: '#ffff00' },
  { name: 'Green', value: '#008000' },
] as const
/** Text color of a new meme: white (spec §9). */
export const DEFAULT_TEXT_COLOR = TEXT_COLOR_PRESETS[0].value
