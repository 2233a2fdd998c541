import { endpoints, type SavedMeme } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { request } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { nextLink } from '../../lib/next-link.ts'

const { method, path: MEMES, read } = endpoints.listMemes

/** The loaded part of the collection, newest first. */
export interface MemeList {
  readonly memes: readonly SavedMeme[]
  /** URL of the next page; undefined if everything is loaded. */
  readonly next: string | undefined
}

/** The running reload after a generate or a save. */
let refetching: Promise<MemeList> | undefined

/**
 * The signed-in user's memes. They are compared by identity, because comparing thousands by value
 * blocks the page.
 *
 * @param isWanted false to load nothing
 */
export const useMemes = (isWanted: boolean) =>
  useSWR<MemeList>(isWanted ? MEMES : null, () => refetching ?? loadPage(MEMES), {
    compare: Object.is,
  })

const loadPage = async (path: string): Promise<MemeList> => readPage(await request(method, path))

const readPage = async (response: Response): Promise<MemeList> => ({
  memes: read(await response.json()),
  next: nextLink(response),
})

/**
 * Loads the next page and appends it to the list.
 *
 * @param next from the list
 * @throws ResponseError if loading fails; the list is unchanged then
 */
export async function loadNextPage(next: string): Promise<void> {
  const page = await loadPage(next)
  await change((list) =>
    // Otherwise the list was reloaded in the meantime.
    list.next === next ? { memes: [...list.memes, ...page.memes], next: page.next } : list,
  )
}

/**
 * Reloads the list after a generate or a save (spec §7), even if no page shows it now. A failure is
 * ignored: the list is then loaded when it is next shown.
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

/** Appends the pages that were loaded earlier to a reloaded first page. */
function withOlder(first: MemeList, before: MemeList | undefined): MemeList {
  const last = first.memes.at(-1)
  if (before === undefined || first.next === undefined || last === undefined) return first
  const place = before.memes.findIndex(({ id }) => id === last.id)
  if (place === -1) return first
  return { memes: [...first.memes, ...before.memes.slice(place + 1)], next: before.next }
}

/** Removes a deleted meme from the list without reloading it. */
export const dropMeme = (id: number): Promise<void> =>
  change((list) => ({ ...list, memes: list.memes.filter((meme) => meme.id !== id) }))

/** Changes a meme in the list without reloading it. */
export const changeListedMeme = (id: number, changes: Partial<SavedMeme>): Promise<void> =>
  change((list) => ({
    ...list,
    memes: list.memes.map((meme) => (meme.id === id ? { ...meme, ...changes } : meme)),
  }))

async function change(update: (list: MemeList) => MemeList): Promise<void> {
  await mutate<MemeList>(MEMES, (list) => list && update(list), { revalidate: false })
}

/**
 * Whether the meme exists. It requests the page of one meme that would contain it.
 *
 * @throws ResponseError if the request fails
 */
export async function hasMeme(id: number): Promise<boolean> {
  const query = { limit: '1', before: String(id + 1) }
  const { memes } = await readPage(await send(endpoints.listMemes, { query }))
  return memes.some((meme) => meme.id === id)
}
