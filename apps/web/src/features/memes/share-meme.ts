import type { SavedMeme } from '@memesmith/contract'
import { request } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'
import { titleOf } from './meme-name.ts'
import { type ShareTarget, useShareFallback } from './share-fallback.ts'

/** After this time in ms, the browser is probably asking the user for permission. */
const COPY_PATIENCE_MS = 2000

/** Spec §8. */
const PICTURE_COPIED = { title: 'Copied!', description: 'Meme copied to clipboard.' } as const
export const URL_COPIED = {
  title: 'Copied!',
  description: 'Meme URL copied to clipboard.',
} as const

/** The fields of a saved meme that sharing needs. */
export type SharedMeme = Pick<SavedMeme, 'memeImageUrl' | 'shareUrl' | 'suggestedTitle' | 'title'>

/**
 * Shares a meme: natively with the picture as a file, else natively with its URL, else by the
 * clipboard (spec §8), else by a dialog with the link. Call it in the click's own task: browsers
 * allow sharing and copying only then.
 */
export async function shareMeme(target: ShareTarget): Promise<void> {
  const share = nativeShare(target)
  // Nothing may be awaited before this, or Safari forbids the copying.
  if (share === undefined) return await copy(target)
  try {
    await share()
  } catch (error) {
    // Closing the share sheet is not a failure.
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) await copy(target)
  }
}

/** Shares a saved meme by the URL of its public page. */
export const shareSavedMeme = (meme: SharedMeme): Promise<void> => shareMeme(targetOf(meme))

/** Copies the link of a saved meme. Call it in the click's own task. */
export const copyLink = (meme: SharedMeme): Promise<void> => copy(targetOf(meme))

/** Copies a picture. Call it in the click's own task. */
export const copyPicture = (target: Omit<ShareTarget, 'url'>): Promise<void> => copy(target)

/**
 * Shares a meme natively by its link as soon as it is saved.
 *
 * @param saving resolves to undefined if the meme was not saved; the user has been told why
 */
export async function shareOnceSaved(saving: Promise<SharedMeme | undefined>): Promise<void> {
  const meme = await saving
  if (meme !== undefined) await shareSavedMeme(meme)
}

/**
 * Copies the link of a meme as soon as it is saved. Call it in the click's own task.
 *
 * @param saving resolves to undefined if the meme was not saved; the user has been told why
 */
export async function copyLinkOnceSaved(saving: Promise<SharedMeme | undefined>): Promise<void> {
  const link = saving.then((meme) => {
    const url = meme && linkOf(meme)
    if (url === undefined) throw new Error('there is no link to copy')
    return new Blob([url], { type: 'text/plain' })
  })
  // Prevents an unhandled rejection if nothing uses the promise.
  link.catch(() => undefined)
  try {
    // The click's permission to copy expires before the meme is saved. Safari accepts a promise of
    // the text, which must be passed now.
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

/** @returns undefined if this browser can't share the meme natively */
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
  const { picture, url, copied } = target
  const waiting = setTimeout(
    () => notify({ title: 'Copying...', description: 'Allow it if your browser asks.' }),
    COPY_PATIENCE_MS,
  )
  try {
    if (url === undefined) {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture() })])
      notify({ ...PICTURE_COPIED, ...(copied && { description: copied }) })
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
