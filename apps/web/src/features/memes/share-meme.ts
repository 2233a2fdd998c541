import { request } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'
import { titleOf } from './meme-name.ts'
import type { SavedMeme } from './saved-meme.ts'
import { type ShareTarget, useShareFallback } from './share-fallback.ts'

/** A browser that has not copied by then is most likely asking whether it may. */
const COPY_PATIENCE_MS = 2000

/** Spec §8. */
const PICTURE_COPIED = { title: 'Copied!', description: 'Meme copied to clipboard.' } as const
export const URL_COPIED = {
  title: 'Copied!',
  description: 'Meme URL copied to clipboard.',
} as const

/** What sharing needs to know of a meme of the collection. */
export type SharedMeme = Pick<SavedMeme, 'memeImageUrl' | 'shareUrl' | 'title'>

/**
 * Shares a meme: natively with the picture as a file, else natively with its address, else by the
 * clipboard (spec §8), else by a dialog that shows the link to be copied by hand. Call it in the
 * click's own tick: browsers allow sharing and copying only then.
 */
export async function shareMeme(target: ShareTarget): Promise<void> {
  const share = nativeShare(target)
  // Nothing may be awaited before this, or Safari forbids the copying.
  if (share === undefined) return await copy(target)
  try {
    await share()
  } catch (error) {
    // Someone who closes the share sheet has changed their mind; nothing failed.
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) await copy(target)
  }
}

/** Shares a meme of the collection, by the page that everybody with its link can open. */
export const shareSavedMeme = (meme: SharedMeme): Promise<void> => shareMeme(targetOf(meme))

/** Copies the link of a meme of the collection. Call it in the click's own tick. */
export const copyLink = (meme: SharedMeme): Promise<void> => copy(targetOf(meme))

/**
 * Shares a meme by its link as soon as it is saved. Call it in the click's own tick.
 *
 * @param saving gives undefined when the meme was not saved; the user knows why then
 */
export async function shareOnceSaved(saving: Promise<SharedMeme | undefined>): Promise<void> {
  if (typeof navigator.share === 'function') {
    const meme = await saving
    if (meme !== undefined) await shareSavedMeme(meme)
    return
  }
  const link = saving.then((meme) => {
    const url = meme && linkOf(meme)
    if (url === undefined) throw new Error('there is no link to copy')
    return new Blob([url], { type: 'text/plain' })
  })
  // Where nothing takes it, nobody waits for it.
  link.catch(() => undefined)
  try {
    // A click's permission to copy is over before the meme is saved. Safari takes the promise of a
    // text instead, and it has to be given now.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': link })])
    notify(URL_COPIED)
  } catch {
    const meme = await saving
    if (meme !== undefined) await copyLink(meme)
  }
}

const linkOf = ({ shareUrl }: SharedMeme): string | undefined =>
  shareUrl && new URL(shareUrl, location.origin).href

function targetOf(meme: SharedMeme): ShareTarget {
  const url = linkOf(meme)
  return {
    title: titleOf(meme),
    picture: async () => (await request('GET', meme.memeImageUrl)).blob(),
    ...(url !== undefined && { url }),
  }
}

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

async function copy(target: ShareTarget): Promise<void> {
  const { picture, url } = target
  const waiting = setTimeout(
    () => notify({ title: 'Copying...', description: 'Allow it if your browser asks.' }),
    COPY_PATIENCE_MS,
  )
  try {
    if (url === undefined) {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })])
      notify(PICTURE_COPIED)
    } else {
      await navigator.clipboard.writeText(url)
      notify(URL_COPIED)
    }
  } catch {
    useShareFallback.setState({ target })
  } finally {
    clearTimeout(waiting)
  }
}
