import { notify } from '../../lib/notify.tsx'

interface ShareTarget {
  readonly title: string
  /** The picture, on its way or there already. */
  readonly picture: Promise<Blob>
  /** The page to share, where the meme has one. */
  readonly url?: string
}

/**
 * Shares a meme: natively with the picture as a file, else natively with its address, else by the
 * clipboard (spec §8). Call it in the click's own tick: browsers allow sharing and copying only then.
 */
export async function shareMeme(target: ShareTarget): Promise<void> {
  if (await shareNatively(target)) return
  try {
    if (target.url === undefined) {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': target.picture })])
      notify({ title: 'Copied!', description: 'Meme copied to clipboard.' })
    } else {
      await navigator.clipboard.writeText(target.url)
      notify({ title: 'Copied!', description: 'Meme URL copied to clipboard.' })
    }
  } catch {
    notify({
      title: 'Error',
      description: 'This browser does not allow copying here. Download the meme instead.',
      tone: 'error',
    })
  }
}

/** @returns false when the clipboard has to do */
async function shareNatively({ title, picture, url }: ShareTarget): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    const probe = new File([], 'meme.png', { type: 'image/png' })
    if (navigator.canShare?.({ files: [probe] })) {
      const file = new File([await picture], 'meme.png', { type: 'image/png' })
      await navigator.share({ title, files: [file], ...(url && { url }) })
    } else if (url !== undefined) await navigator.share({ title, url })
    else return false
    return true
  } catch (error) {
    // Someone who closes the share sheet has changed their mind; nothing failed.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
