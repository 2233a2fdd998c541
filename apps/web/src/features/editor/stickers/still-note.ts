import { t } from '@lingui/core/macro'
import { isAnimated } from '../picture/is-animated.ts'

/** What to say of a file that becomes a sticker; empty for one that does not move. */
export const stillNote = async (file: File): Promise<string> =>
  (await isAnimated(file)) ? t`Stickers do not move: the first frame of the animation is used.` : ''
