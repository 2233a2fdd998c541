import type { Meme, SharedMeme } from '@memesmith/contract'
import { BLANK_DOCUMENT, imagesFor } from '@memesmith/meme-render'
import { imageIdOf } from '../../storage/image-url.ts'

/**
 * The part of a meme that everyone with its link may use for their own meme.
 *
 * It exposes nothing that the share page hides. The page shows the finished picture: captions may
 * cover something in it on purpose, such as a name or a face. So the picture below the captions is
 * only given if it is a template, which everyone can see anyway, together with the words to draw on
 * it. An upload, a generated picture, a template of the owner or a removed one is given as the finished
 * picture, without layers to draw. The same holds for a sticker that is a picture of the owner, because nobody else
 * may load it. The owner and the prompt are never given. The names of captions are those of the template's zones.
 *
 * Limit: a caption on a template is given even if a sticker covers it. The page's description says
 * the first two anyway.
 */
export function remixablePart({
  title,
  topText,
  bottomText,
  document,
  templateId,
  memeImageUrl,
  animationUrl,
  shareUrl,
}: Meme): SharedMeme {
  const needsNothingElse = imagesFor(document).every((image) => imageIdOf(image) === undefined)
  const isOpen = templateId !== null && needsNothingElse
  return {
    title,
    topText,
    bottomText,
    document: isOpen ? document : BLANK_DOCUMENT,
    templateId: isOpen ? templateId : null,
    pictureUrl: animationUrl ?? memeImageUrl,
    shareUrl,
  }
}
