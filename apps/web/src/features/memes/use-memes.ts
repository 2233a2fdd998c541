import { endpoints } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { request } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { nextLink } from '../../lib/next-link.ts'
import type { SavedMeme } from './saved-meme.ts'

const { method, path: MEMES, read } = endpoints.listMemes

/** As much of the collection as is loaded, newest first. */
export interface MemeList {
  readonly memes: readonly SavedMeme[]
  /** Where the next page is; undefined when everything is loaded. */
  readonly next: string | undefined
}

/** Under way after a generate or a save. */
let refetching: Promise<MemeList> | undefined

/**
 * The signed-in user's memes. Comparing thousands of them field by field would hold the page up.
 *
 * @param isWanted false loads nothing
 */
export const useMemes = (isWanted: boolean) =>
  useSWR<MemeList>(isWanted ? MEMES : null, () => refetching ?? loadPage(MEMES), {
    compare: Object.is,
  })

const loadPage = async (path: string): Promise<MemeList> => readPage(await request(method, path))

const readPage = async (answer: Response): Promise<MemeList> => ({
  memes: read(await answer.json()),
  next: nextLink(answer),
})

/**
 * Loads the next page and adds it to the list.
 *
 * @param next of the list
 * @throws ResponseError; the list is as it was then
 */
export async function loadNextPage(next: string): Promise<void> {
  const page = await loadPage(next)
  await change((list) =>
    // Otherwise the list was loaded anew in the meantime.
    list.next === next ? { memes: [...list.memes, ...page.memes], next: page.next } : list,
  )
}

/**
 * Loads the list anew, after a generate or a save (spec §7), whether a page shows it now or later.
 * What was done stays done when this fails; the list is then loaded when it is next shown.
 */
export async function refetchMemes(): Promise<void> {
  const loading = loadPage(MEMES)
  refetching = loading
  try {
    const first = await loading
    await mutate<MemeList>(MEMES, (list) => withOlder(first, list), { revalidate: false })
  } catch {
    await mutate(MEMES, undefined, { revalidate: true })
  } finally {
    if (refetching === loading) refetching = undefined
  }
}

/** Adds the pages that were loaded before to a first page that was loaded anew. */
function withOlder(first: MemeList, before: MemeList | undefined): MemeList {
  const last = first.memes.at(-1)
  if (before === undefined || first.next === undefined || last === undefined) return first
  const place = before.memes.findIndex(({ id }) => id === last.id)
  if (place === -1) return first
  return { memes: [...first.memes, ...before.memes.slice(place + 1)], next: before.next }
}

/** Takes a meme that was deleted out of the list, which is not loaded anew for that. */
export const dropMeme = (id: number): Promise<void> =>
  change((list) => ({ ...list, memes: list.memes.filter((meme) => meme.id !== id) }))

async function change(update: (list: MemeList) => MemeList): Promise<void> {
  await mutate<MemeList>(MEMES, (list) => list && update(list), { revalidate: false })
}

/**
 * Whether the user has such a meme; the page that begins with it says so.
 *
 * @throws ResponseError
 */
export async function hasMeme(id: number): Promise<boolean> {
  const query = { limit: '1', before: String(id + 1) }
  const { memes } = await readPage(await send(endpoints.listMemes, { query }))
  return memes.some((meme) => meme.id === id)
}
