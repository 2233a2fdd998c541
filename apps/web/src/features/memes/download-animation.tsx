import { ResponseError, request } from '../../lib/api-client.ts'
import { followWork, StoppedError } from '../../lib/follow-work.tsx'
import { dismissNotification, notify } from '../../lib/notify.tsx'
import { ACCEPTS_PROGRESS, readProgress } from '../../lib/read-progress.ts'
import { downloadMeme } from './download-meme.ts'

/** The formats of a meme that moves. */
export const ANIMATION_FORMATS = ['GIF', 'WebP', 'Still picture'] as const
export type AnimationFormat = (typeof ANIMATION_FORMATS)[number]

/** The formats of one that is saved: the server makes MP4s, unless its operator does not want them. */
export type SavedFormat = AnimationFormat | 'MP4'
export const savedFormats = ({ mp4 }: { readonly mp4: boolean }): readonly SavedFormat[] =>
  mp4 ? ['MP4', ...ANIMATION_FORMATS] : ANIMATION_FORMATS

/** The pictures of a meme that moves. */
export interface MovingMeme {
  readonly animationUrl: string
  readonly memeImageUrl: string
}

/**
 * Downloads a saved meme that moves. Its GIF and its MP4 are made on the first download: a toast shows
 * how far it is, and can end it; a failure is shown.
 */
export async function downloadAnimation(
  { animationUrl, memeImageUrl }: MovingMeme,
  format: SavedFormat,
): Promise<void> {
  if (format === 'WebP' || format === 'Still picture') {
    if (format === 'WebP') downloadMeme(animationUrl, 'webp')
    else downloadMeme(memeImageUrl)
    return
  }
  const extension = format === 'MP4' ? 'mp4' : 'gif'
  const url = animationUrl.replace('.webp', `.${extension}`)
  try {
    await followWork(`Making the ${format}`, async (signal, onProgress) => {
      const options = { signal, headers: ACCEPTS_PROGRESS }
      return await readProgress(await request('GET', url, undefined, options), onProgress)
    })
    dismissNotification()
    downloadMeme(url, extension)
  } catch (error) {
    if (error instanceof StoppedError) return
    const said = error instanceof ResponseError ? error.serverMessage : undefined
    const description = said ?? `The ${format} could not be made. Please try again.`
    notify({ title: 'Error', description, tone: 'error' })
  }
}
