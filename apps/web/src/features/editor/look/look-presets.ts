import type { LookValues } from '@memesmith/meme-render'

/** Looks that one tap gives. */
export const LOOK_PRESETS: readonly { readonly name: string; readonly values: LookValues }[] = [
  { name: 'Original', values: {} },
  { name: 'Deep fry', values: { fry: 75 } },
  { name: 'Grey', values: { saturation: -100 } },
  { name: 'Vivid', values: { contrast: 15, saturation: 40 } },
  { name: 'Warm', values: { brightness: 4, warmth: 45 } },
  { name: 'Cold', values: { warmth: -45 } },
  { name: 'Faded', values: { brightness: 8, contrast: -30, saturation: -25 } },
  { name: 'Drama', values: { contrast: 45, saturation: -40, sharpen: 30 } },
]
