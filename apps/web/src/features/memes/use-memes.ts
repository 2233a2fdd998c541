import { calls, type MemesQuery, queryOf, readAnswer, type SavedMeme } from '@memesmith/contract'
import { useEffect, useMemo } from 'react'
import useSWR, { mutate } from 'swr'
import { create } from 'zustand'
import { ResponseError, request } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { nextLink } from '../../lib/next-link.ts'

const { method, path: MEMES } = calls.listMemes

/** Which memes, and in what order; without fields all, the newest first. */
export type MemeFilter = Pick<MemesQuery, 'favorite' | 'kind' | 'q' | 'sort' | 'tag'>

/** The loaded part of a list of memes. */
export interface MemeList {
  readonly memes: readonly SavedMeme[]
  /** URL of the next page; undefined if everything is loaded. */
  readonly next: string | undefined
}

/** The running reload after a generate or a save. */
let refetching: Promise<MemeList> | undefined

/**
 * Deleted memes. They stay in the lists, so that undoing a deletion puts them back in their places.
 */
const useDeleted = create<{ readonly ids: ReadonlySet<number> }>()(() => ({ ids: new Set() }))

/** The list that is shown. Others are loaded again when they are shown. */
let shown: string = MEMES

/**
 * The signed-in user's memes. They are compared by identity, because comparing thousands by value
 * blocks the page. While another list is loaded, the previous one stays.
 *
 * @param isWanted false to load nothing
 */
export function useMemes(isWanted: boolean, filter: MemeFilter = {}) {
  const address = MEMES + queryOf({ ...filter })
  useEffect(() => {
    shown = address
  }, [address])
  const { data, ...rest } = useSWR<MemeList>(isWanted ? address : null, load, {
    compare: Object.is,
    keepPreviousData: true,
  })
  const deleted = useDeleted(({ ids }) => ids)
  const list = useMemo(
    () => (data && deleted.size > 0 ? { ...data, memes: without(data.memes, deleted) } : data),
    [data, deleted],
  )
  return { data: list, ...rest }
}

/** The memes that are not deleted. What looked like a deleted one is no duplicate any more. */
const without = (memes: readonly SavedMeme[], deleted: ReadonlySet<number>): SavedMeme[] =>
  memes
    .filter(({ id }) => !deleted.has(id))
    .map((meme) =>
      meme.duplicateOf && deleted.has(meme.duplicateOf.id) ? { ...meme, duplicateOf: null } : meme,
    )

const load = (address: string) =>
  address === MEMES ? (refetching ?? loadPage(MEMES)) : loadPage(address)

const loadPage = async (path: string): Promise<MemeList> => readPage(await request(method, path))

const readPage = async (response: Response): Promise<MemeList> => ({
  memes: readAnswer(calls.listMemes, await response.json()),
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
 * Loads all pages that are missing, and appends them to the list.
 *
 * @returns the ids of all memes, as they are shown then
 * @throws ResponseError if loading fails; the list is unchanged then
 */
export async function loadWholeList({ memes, next: first }: MemeList): Promise<number[]> {
  const more: SavedMeme[] = []
  for (let next = first; next !== undefined; ) {
    const page = await loadPage(next)
    more.push(...page.memes)
    next = page.next
  }
  await change((list) =>
    // Otherwise the list was reloaded in the meantime.
    list.next === first ? { memes: [...list.memes, ...more], next: undefined } : list,
  )
  return [...memes, ...more].map(({ id }) => id)
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
    await mutate(isSelection, undefined, { revalidate: true })
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

/** Hides deleted memes, or shows them again, without reloading the lists. */
export function showDeleted(ids: readonly number[], isDeleted: boolean): void {
  useDeleted.setState(({ ids: before }) => {
    const after = new Set(before)
    for (const id of ids) {
      if (isDeleted) after.add(id)
      else after.delete(id)
    }
    return { ids: after }
  })
}

/** Changes a meme in the lists without reloading them. */
export const changeListedMeme = (id: number, changes: Partial<SavedMeme>): Promise<void> =>
  changeListedMemes([{ ...changes, id }])

/** Changes memes in the lists without reloading them. */
export async function changeListedMemes(
  changes: readonly (Partial<SavedMeme> & Pick<SavedMeme, 'id'>)[],
): Promise<void> {
  const byId = new Map(changes.map((change) => [change.id, change]))
  await change((list) => ({
    ...list,
    memes: list.memes.map((meme) => (byId.has(meme.id) ? { ...meme, ...byId.get(meme.id) } : meme)),
  }))
  // A meme may belong into another list now.
  await mutate((key) => isSelection(key) && key !== shown, undefined, { revalidate: false })
}

/** The address of the list that is shown. */
export const shownList = (): string => shown

/**
 * Loads the shown list again if it is another one than before a change: it may have been loaded before
 * the change was stored.
 */
export async function reloadOther(before: string): Promise<void> {
  if (shown !== before && isSelection(shown)) await mutate(shown)
}

async function change(update: (list: MemeList) => MemeList): Promise<void> {
  await mutate<MemeList>(
    (key) => key === MEMES || isSelection(key),
    (list: MemeList | undefined) => list && update(list),
    { revalidate: false },
  )
}

/** Whether a key of the cache is a list that is not the whole collection. */
const isSelection = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(`${MEMES}?`)

/**
 * Whether the meme exists.
 *
 * @throws ResponseError if the request fails
 */
export async function hasMeme(id: number): Promise<boolean> {
  try {
    await send(calls.getMeme, { params: { id } })
    return true
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return false
    throw error
  }
}
