import { t } from '@lingui/core/macro'

/** The kinds of a hidden part, as users read them. */
export const COVER_NAMES = {
  blur: () => t`Blur`,
  pixels: () => t`Pixels`,
  bar: () => t`Black bar`,
} as const
