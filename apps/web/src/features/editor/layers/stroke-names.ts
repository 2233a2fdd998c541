import { t } from '@lingui/core/macro'

/** What is drawn by hand, as users read it. */
export const STROKE_NAMES = {
  pen: () => t`Drawing`,
  highlighter: () => t`Highlight`,
  arrow: () => t`Arrow`,
  line: () => t`Line`,
  box: () => t`Box`,
  ellipse: () => t`Ellipse`,
} as const
