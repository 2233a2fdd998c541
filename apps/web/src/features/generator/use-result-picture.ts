import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR, documentOfTexts } from '@memesmith/meme-render'
import { useEffect, useState } from 'react'
import { request } from '../../lib/api-client.ts'
import { exportMeme } from '../editor/export-meme.ts'
import { pictureFromKept } from '../editor/picture.ts'
import { useSite } from '../site/use-site.ts'
import { type GeneratedMeme, isSaved } from './read-generated-meme.ts'

/**
 * The address of a generated meme's picture with its captions and the watermark: the server's, or
 * that of one that is drawn here where the server gives the bare picture only.
 *
 * @returns undefined while it is drawn
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
      // Better without captions than not at all: they stand beside it as well.
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

async function drawMeme(
  { imageUrl, topText, bottomText }: Drawable,
  watermark: string,
): Promise<Blob> {
  const picture = await pictureFromKept(await (await request('GET', imageUrl)).blob())
  const look = { fontSize: DEFAULT_FONT_SIZE, textColor: DEFAULT_TEXT_COLOR }
  return await exportMeme(picture, {
    document: documentOfTexts({ topText, bottomText, ...look }),
    watermark,
  })
}
