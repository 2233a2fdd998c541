import { ResponseError, request } from '../../lib/api-client.ts'
import { followWork, StoppedError } from '../../lib/follow-work.tsx'
import { dismissNotification, notify } from '../../lib/notify.tsx'
import { ACCEPTS_PROGRESS, readProgress } from '../../lib/read-progress.ts'
import { downloadMeme } from './download-meme.ts'

/** The formats of a meme that moves. */
export const ANIMATION_FORMATS = ['GIF', 'WebP', 'Still picture'] as const
export type AnimationFormat = (typeof ANIMATION_FORMATS)[number]

/** The pictures of a meme that moves. */
export interface MovingMeme {
  readonly animationUrl: string
  readonly memeImageUrl: string
}

/**
 * Downloads a saved meme that moves. Its GIF is made on the first download: a toast shows how far it
 * is, and can end it; a failure is shown.
 */
export async function downloadAnimation(
  { animationUrl, memeImageUrl }: MovingMeme,
  format: AnimationFormat,
): Promise<void> {
  if (format !== 'GIF') {
    if (format === 'WebP') downloadMeme(animationUrl, 'webp')
    else downloadMeme(memeImageUrl)
    return
  }
  const url = animationUrl.replace('.webp', '.gif')
  try {
    await followWork('Making the GIF', async (signal, onProgress) => {
      const options = { signal, headers: ACCEPTS_PROGRESS }
      return await readProgress(await request('GET', url, undefined, options), onProgress)
    })
    dismissNotification()
    downloadMeme(url, 'gif')
  } catch (error) {
    if (error instanceof StoppedError) return
    const said = error instanceof ResponseError ? error.serverMessage : undefined
    const description = said ?? 'The GIF could not be made. Please try again.'
    notify({ title: 'Error', description, tone: 'error' })
  }
}
