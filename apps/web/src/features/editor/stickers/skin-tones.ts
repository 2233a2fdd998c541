import { t } from '@lingui/core/macro'

/** The skin tones, in the words of English emoji names. The first is the yellow of plain emoji. */
export const SKIN_TONES = [
  'default',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const
export type SkinTone = (typeof SKIN_TONES)[number]

/** What skin tones are called in the language of the page. */
export const toneLabels = (): Readonly<Record<SkinTone, string>> => ({
  default: t`No skin tone`,
  light: t`Light skin`,
  'medium-light': t`Medium-light skin`,
  medium: t`Medium skin`,
  'medium-dark': t`Medium-dark skin`,
  dark: t`Dark skin`,
})
