import { request } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'
import { titleOf } from './meme-name.ts'
import type { SavedMeme } from './saved-meme.ts'

/** A browser that has not copied by then is most likely asking whether it may. */
const COPY_PATIENCE_MS = 2000

interface ShareTarget {
  readonly title: string
  /** Makes or fetches the picture. */
  readonly picture: () => Promise<Blob>
  /** The page to share, where the meme has one. */
  readonly url?: string
}

/**
 * Shares a meme: natively with the picture as a file, else natively with its address, else by the
 * clipboard (spec §8). Call it in the click's own tick: browsers allow sharing and copying only then.
 */
export async function shareMeme(target: ShareTarget): Promise<void> {
  const share = nativeShare(target)
  // Nothing may be awaited before this, or Safari forbids the copying.
  if (share === undefined) return await copy(target)
  try {
    await share()
  } catch (error) {
    // Someone who closes the share sheet has changed their mind; nothing failed.
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCancelled) await copy(target)
  }
}

/** Shares a meme of the collection, by the page that everybody with its link can open. */
export const shareSavedMeme = ({
  title,
  memeImageUrl,
  shareUrl,
}: Pick<SavedMeme, 'memeImageUrl' | 'shareUrl' | 'title'>): Promise<void> =>
  shareMeme({
    title: titleOf({ title }),
    picture: async () => (await request('GET', memeImageUrl)).blob(),
    ...(shareUrl !== undefined && { url: new URL(shareUrl, location.origin).href }),
  })

/** @returns undefined when this browser can't share it natively */
function nativeShare({ title, picture, url }: ShareTarget): (() => Promise<void>) | undefined {
  if (typeof navigator.share !== 'function') return undefined
  const probe = new File([], 'meme.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [probe] })) {
    return async () => {
      const file = new File([await picture()], 'meme.png', { type: 'image/png' })
      await navigator.share({ title, files: [file], ...(url && { url }) })
    }
  }
  return url === undefined ? undefined : () => navigator.share({ title, url })
}

async function copy({ picture, url }: ShareTarget): Promise<void> {
  const waiting = setTimeout(
    () => notify({ title: 'Copying...', description: 'Allow it if your browser asks.' }),
    COPY_PATIENCE_MS,
  )
  try {
    if (url === undefined) {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })])
      notify({ title: 'Copied!', description: 'Meme copied to clipboard.' })
    } else {
      await navigator.clipboard.writeText(url)
      notify({ title: 'Copied!', description: 'Meme URL copied to clipboard.' })
    }
  } catch {
    notify({
      title: 'Error',
      description: 'This browser does not allow copying here. Download the meme instead.',
      tone: 'error',
    })
  } finally {
    clearTimeout(waiting)
  }
}
