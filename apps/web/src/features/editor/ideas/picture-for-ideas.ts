import { MAX_IDEA_PICTURE_LENGTH, MAX_IDEA_PICTURE_SIDE } from '@memesmith/contract'
import { coversOf, type MemeDocument } from '@memesmith/meme-render'
import { drawSmall } from '../picture/draw-small.ts'
import type { Picture } from '../picture/picture.ts'

/** Tried in turn until the picture is small enough. A flat drawing fits with the first. */
const QUALITIES = [0.8, 0.6, 0.4, 0.2] as const

/**
 * The picture without its words, small, for a model that sees it. Hidden parts are hidden from the model as well.
 *
 * @returns a data URL of at most `MAX_IDEA_PICTURE_LENGTH` characters; undefined if it can't be drawn
 */
export async function pictureForIdeas(
  picture: Picture,
  document: MemeDocument,
): Promise<string | undefined> {
  try {
    const covered = { ...document, layers: coversOf(document) }
    const small = await drawSmall(picture, covered, MAX_IDEA_PICTURE_SIDE)
    for (const quality of QUALITIES) {
      const url = await dataUrlOf(await small.convertToBlob({ type: 'image/jpeg', quality }))
      if (url.length <= MAX_IDEA_PICTURE_LENGTH) return url
    }
    return undefined
  } catch {
    return undefined
  }
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject())
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(blob)
  return await promise
}
