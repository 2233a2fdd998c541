import { documentOfTexts } from '@memesmith/meme-render'
import { useEffect, useState } from 'react'
import { request } from '../../lib/api-client.ts'
import { pictureFromKept } from '../editor/picture/picture.ts'
import { exportMeme } from '../editor/save/export-meme.ts'
import { useSite } from '../site/use-site.ts'
import { type GeneratedMeme, isSaved } from './read-generated-meme.ts'

/**
 * The URL of a generated meme's picture with captions and watermark. It is drawn here if the server
 * sent only the picture without captions.
 *
 * @returns undefined until it is drawn
 */
export function useResultPicture(meme: GeneratedMeme): string | undefined {
  const { watermarkText } = useSite()
  const [drawn, setDrawn] = useState<string>()
  useEffect(() => {
    if (isSaved(meme)) return
    let url: string | undefined
    let isOver = false
    drawMeme(meme, watermarkText).then(
      (png) => {
        if (isOver) return
        url = URL.createObjectURL(png)
        setDrawn(url)
      },
      // If drawing fails, the picture is shown without captions, which are also listed beside it.
      () => !isOver && setDrawn(meme.imageUrl),
    )
    return () => {
      isOver = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [meme, watermarkText])
  return isSaved(meme) ? meme.memeImageUrl : drawn
}

type Drawable = Pick<GeneratedMeme, 'bottomText' | 'imageUrl' | 'topText'>

async function drawMeme({ imageUrl, ...texts }: Drawable, watermark: string): Promise<Blob> {
  const picture = await pictureFromKept(await (await request('GET', imageUrl)).blob())
  return await exportMeme(picture, { document: documentOfTexts(texts), watermark })
}
