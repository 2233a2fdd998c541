import { t } from '@lingui/core/macro'
import type { BarSide } from '@memesmith/meme-render'

/** The name of the bar at a side of the picture. */
export const barName = (side: BarSide): string => (side === 'above' ? t`Bar above` : t`Bar below`)
