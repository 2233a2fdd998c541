import { t } from '@lingui/core/macro'
import { copiesOfSite, type MemeFile, memeFiles, type SavedMeme } from '@memesmith/contract'
import { request } from '../../lib/api-client.ts'
import { StoppedError } from '../../lib/follow-work.tsx'
import { dismissNotification, notify } from '../../lib/notify.tsx'
import { loadFile } from './files/prepare-file.tsx'
import { titleOf } from './meme-name.ts'
import { type ShareTarget, useShareFallback } from './share-fallback.ts'

/** What the site makes of memes that move. */
type SiteCopies = Parameters<typeof copiesOfSite>[0]

/** After this time in ms, the browser is probably asking the user for permission. */
const COPY_PATIENCE_MS = 2000

/** Spec §8. */
const pictureCopied = () => ({ title: t`Copied!`, description: t`Meme copied to clipboard.` })
export const urlCopied = () => ({
  title: t`Copied!`,
  description: t`Meme URL copied to clipboard.`,
})

/** How long, in ms, what took too long to share waits for another click. */
const READY_MS = 60_000

/** The fields of a saved meme that sharing needs. */
export type SharedMeme = Pick<
  SavedMeme,
  'animationUrl' | 'memeImageUrl' | 'shareUrl' | 'suggestedTitle' | 'title'
>

/**
 * Shares a meme: natively with a file that the browser can share, else natively with its URL, else by
 * the clipboard (spec §8), else by a dialog with the link. Call it in the click's own task: browsers
 * allow sharing and copying only then.
 */
export async function shareMeme(target: ShareTarget): Promise<void> {
  const share = nativeShare(target)
  // Nothing may be awaited before this, or Safari forbids the copying.
  if (share === undefined) return await copy(target)
  try {
    await share()
  } catch (error) {
    // Closing the share sheet is not a failure, nor is ending the work before it.
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled && !(error instanceof StoppedError)) await copy(target)
  }
}

/**
 * Shares a saved meme: the file that most chats show as it was meant, and the URL of its public page.
 *
 * @param site of which kind the site makes files
 */
export const shareSavedMeme = (meme: SharedMeme, site: SiteCopies): Promise<void> =>
  shareMeme(targetOf(meme, site))

/** Copies the link of a saved meme. Call it in the click's own task. */
export const copyLink = (meme: SharedMeme): Promise<void> => copy(targetOf(meme))

/** Copies the still picture of a saved meme. Call it in the click's own task. */
export function copySavedPicture(meme: SharedMeme): Promise<void> {
  const copied =
    meme.animationUrl == null ? undefined : t`Its first frame copied as a still picture.`
  return copyPicture({ ...targetOf(meme), ...(copied && { copied }) })
}

/**
 * Copies a picture, or its link where the browser copies only text. Call it in the click's own task.
 * Each engine has its own rule: https://webkit.org/blog/10855/async-clipboard-api/ wants the item, with a
 * promise of the picture, in that task; Chromium and Firefox from 127 take the same.
 */
export async function copyPicture(target: ShareTarget): Promise<void> {
  const { picture, url, copied } = target
  await tryToCopy(target, async () => {
    const png = picture()
    // Prevents an unhandled rejection if nothing uses the promise.
    png.catch(() => undefined)
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })])
    } catch (error) {
      // Without `ClipboardItem`, as in Firefox before 127.
      if (url === undefined || typeof ClipboardItem !== 'undefined') throw error
      await navigator.clipboard.writeText(url)
      const description = t`This browser copies no pictures, so it is the link.`
      return { title: pictureCopied().title, description }
    }
    return { ...pictureCopied(), ...(copied && { description: copied }) }
  })
}

/**
 * Shares a meme natively by its link as soon as it is saved.
 *
 * @param saving resolves to undefined if the meme was not saved; the user has been told why
 */
export async function shareOnceSaved(
  saving: Promise<SharedMeme | undefined>,
  site: SiteCopies,
): Promise<void> {
  const meme = await saving
  if (meme !== undefined) await shareSavedMeme(meme, site)
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
    notify(urlCopied())
  } catch {
    const meme = await saving
    if (meme !== undefined) await copyLink(meme)
  }
}

const linkOf = ({ shareUrl }: SharedMeme): string | undefined =>
  shareUrl && new URL(shareUrl, location.origin).href

function targetOf(meme: SharedMeme, site?: SiteCopies): ShareTarget {
  const url = linkOf(meme)
  const files =
    site && memeFiles(meme, copiesOfSite(site)).filter(({ format }) => format !== 'webp')
  return {
    title: titleOf(meme),
    picture: async () => (await request('GET', meme.memeImageUrl)).blob(),
    ...(files && {
      files: files.map((file) => ({ ...fileNamed(file), load: () => loadFile(file) })),
    }),
    ...(url !== undefined && { url }),
  }
}

const fileNamed = ({ format, type }: Pick<MemeFile, 'format' | 'type'>) => ({
  name: `meme.${format}`,
  type,
})

/** @returns undefined if this browser can't share the meme natively */
function nativeShare(target: ShareTarget): (() => Promise<void>) | undefined {
  const { title, picture, url } = target
  if (typeof navigator.share !== 'function') return undefined
  const files = target.files ?? [
    { ...fileNamed({ format: 'png', type: 'image/png' }), load: picture },
  ]
  const file = files.find(({ name, type }) =>
    navigator.canShare?.({ files: [new File([], name, { type })] }),
  )
  if (file === undefined)
    return url === undefined ? undefined : () => navigator.share({ title, url })
  return async () => {
    const { name, type } = file
    const shared = new File([await file.load()], name, { type })
    const share = () => navigator.share({ title, files: [shared], ...(url && { url }) })
    // A click allows it for some seconds only, and what has to be made can take longer.
    if (navigator.userActivation?.isActive === false) offerToShare(share, target)
    else await share()
  }
}

/** Asks for another click. */
function offerToShare(share: () => Promise<void>, target: ShareTarget): void {
  const again = () => {
    dismissNotification()
    share().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(target)
    })
  }
  notify({
    title: t`Ready to share`,
    actions: (
      <button type="button" className="button button-small" onClick={again}>
        {t`Share`}
      </button>
    ),
    displayMs: READY_MS,
  })
}

/** Copies the link; of what has none, the picture. */
function copy(target: ShareTarget): Promise<void> {
  const { url } = target
  if (url === undefined) return copyPicture(target)
  return tryToCopy(target, async () => {
    await navigator.clipboard.writeText(url)
    return urlCopied()
  })
}

/** Says what was copied, or shows a dialog to copy by hand. */
async function tryToCopy(
  target: ShareTarget,
  write: () => Promise<{ readonly title: string; readonly description: string }>,
): Promise<void> {
  const waiting = setTimeout(
    () => notify({ title: t`Copying...`, description: t`Allow it if your browser asks.` }),
    COPY_PATIENCE_MS,
  )
  try {
    notify(await write())
  } catch {
    useShareFallback.setState({ target })
  } finally {
    clearTimeout(waiting)
  }
}
