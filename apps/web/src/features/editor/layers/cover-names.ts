/** The kinds of a hidden part, as users read them. */
export const COVER_NAMES = { blur: 'Blur', pixels: 'Pixels', bar: 'Black bar' } as const
