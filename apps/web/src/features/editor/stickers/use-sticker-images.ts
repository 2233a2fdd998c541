import { imagesFor, type MemeDocument, type StickerImages } from '@memesmith/meme-render'
import { useEffect, useMemo, useState } from 'react'
import { hasStickerImages, loadStickerImages, stickerImagesOf } from './sticker-images.ts'

/**
 * Loads the pictures of a document's stickers in the background.
 *
 * @returns those that are loaded; the same map until the stickers show other pictures, or another
 *   one is loaded
 */
export function useStickerImages(document: MemeDocument): StickerImages<CanvasImageSource> {
  const [arrivals, setArrivals] = useState(0)
  const names = imagesFor(document).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the document only these names matter
  useEffect(() => {
    if (hasStickerImages(document)) return
    let wanted = true
    const show = () => {
      if (wanted) setArrivals((count) => count + 1)
    }
    // The meme is drawn without a picture that fails to load. The next other sticker tries again.
    loadStickerImages(document).then(show, show)
    return () => {
      wanted = false
    }
  }, [names])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another map when a picture is loaded
  return useMemo(() => stickerImagesOf(document), [names, arrivals])
}
