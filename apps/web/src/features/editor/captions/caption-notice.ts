import type { CaptionLayout } from '@memesmith/meme-render'

/**
 * Tells the user in a sentence how a caption is drawn differently than typed.
 *
 * @returns undefined if there is nothing to tell
 */
export function captionNotice(caption: CaptionLayout): string | undefined {
  if (caption.lines.length === 0) return undefined
  if (caption.missing.length > 0) {
    return `No font here has ${caption.missing.join(' ')}: a mark stands in its place.`
  }
  if (caption.truncated) return 'Too long for this picture: the end is not shown.'
  if (caption.fontSize < 1) return 'This picture is too small to read any text on it.'
  return caption.shrunk ? `Drawn at ${Math.round(caption.fontSize)}px so that it fits.` : undefined
}
