import { t } from '@lingui/core/macro'
import type { LookValues } from '@memesmith/meme-render'

interface LookPreset {
  /** Is kept in the steps of a draft. */
  readonly id: string
  readonly name: () => string
  readonly values: LookValues
}

/** Looks that one tap gives. */
export const LOOK_PRESETS: readonly LookPreset[] = [
  { id: 'original', name: () => t`Original`, values: {} },
  { id: 'fry', name: () => t`Deep fry`, values: { fry: 75 } },
  { id: 'grey', name: () => t`Grey`, values: { saturation: -100 } },
  { id: 'vivid', name: () => t`Vivid`, values: { contrast: 15, saturation: 40 } },
  { id: 'warm', name: () => t`Warm`, values: { brightness: 4, warmth: 45 } },
  { id: 'cold', name: () => t`Cold`, values: { warmth: -45 } },
  { id: 'faded', name: () => t`Faded`, values: { brightness: 8, contrast: -30, saturation: -25 } },
  { id: 'drama', name: () => t`Drama`, values: { contrast: 45, saturation: -40, sharpen: 30 } },
]
