import { t } from '@lingui/core/macro'
import type { CaptionLayout } from '@memesmith/meme-render'

/**
 * Tells the user in a sentence how a caption is drawn differently than typed.
 *
 * @returns undefined if there is nothing to tell
 */
export function captionNotice(caption: CaptionLayout): string | undefined {
  if (caption.lines.length === 0) return undefined
  if (caption.missing.length > 0) {
    const missing = caption.missing.join(' ')
    return t`No font here has ${missing}: a mark stands in its place.`
  }
  if (caption.truncated) return t`Too long for this picture: the end is not shown.`
  if (caption.fontSize < 1) return t`This picture is too small to read any text on it.`
  const size = Math.round(caption.fontSize)
  return caption.shrunk ? t`Drawn at ${size}px so that it fits.` : undefined
}
