import { t } from '@lingui/core/macro'
import { TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import type { ColorPreset } from './advise-color.ts'

const NAMES: Readonly<Record<ColorPreset['name'], () => string>> = {
  White: () => t`White`,
  Black: () => t`Black`,
  Red: () => t`Red`,
  Blue: () => t`Blue`,
  Yellow: () => t`Yellow`,
  Green: () => t`Green`,
}

/** What a preset color is called in the language of the page. */
export const nameOfColor = ({ name }: ColorPreset): string => NAMES[name]()

/** The preset colors with these names. */
export const textColors = () =>
  TEXT_COLOR_PRESETS.map((preset) => ({ name: nameOfColor(preset), value: preset.value }))
