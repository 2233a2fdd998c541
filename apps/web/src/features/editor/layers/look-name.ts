import { t } from '@lingui/core/macro'

/** What the light and the colors of a picture are called. */
export const lookName = (): string => t({ message: 'Look', context: 'of a picture' })
