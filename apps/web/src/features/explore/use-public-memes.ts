import {
  calls,
  MAX_EXPLORE_PAGE,
  type PublicFilter,
  type PublicMeme,
  type PublicMemes,
  publicMemesQuery,
} from '@memesmith/contract'
import { useEffect, useMemo, useRef } from 'react'
import useSWRInfinite from 'swr/infinite'
import { createLoader } from '../../lib/api-client.ts'
import { useCurrentUser } from '../auth/use-current-user.ts'
import { firstPublicPage } from './first-public-page.ts'

const loadPage = createLoader(calls.listPublicMemes)

/**
 * Memes in public, a page after another.
 *
 * @param start the first page, from 1
 */
export function usePublicMemes(filter: PublicFilter, start: number) {
  const address = (index: number, before: PublicMemes | null) => {
    const page = start + index
    if (page > MAX_EXPLORE_PAGE || before?.hasNext === false) return null
    return calls.listPublicMemes.path + publicMemesQuery(filter, page)
  }
  const first = firstPublicPage()
  const rendered = first !== undefined && first.address === address(0, null) ? first : undefined
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(address, loadPage, {
    revalidateFirstPage: false,
    ...(rendered && { fallbackData: [rendered.page] }),
  })
  // The server renders what a visitor sees. It does not know what the user likes.
  const isForVisitors = useRef(rendered !== undefined)
  const { status } = useCurrentUser()
  useEffect(() => {
    if (status !== 'signed-in' || !isForVisitors.current) return
    isForVisitors.current = false
    void mutate()
  }, [status, mutate])
  const memes = useMemo(() => withoutRepetitions(data?.flatMap((page) => page.memes)), [data])
  const loaded = data?.length ?? 0
  const last = start + loaded - 1
  return {
    memes,
    error,
    isLoading: isValidating && loaded < size,
    hasMore: data?.at(-1)?.hasNext === true && last < MAX_EXPLORE_PAGE,
    /** The number of the last page that is loaded. */
    last,
    loadMore: () => void setSize(loaded + 1),
    retry: () => void mutate(),
    /** Shows a change at once. */
    change: (shareId: string, changes: Partial<PublicMeme>) =>
      mutate(
        // Until the first answer, SWR knows nothing of what the server has rendered.
        (pages = rendered && [rendered.page]) =>
          pages?.map((page) => ({
            ...page,
            memes: page.memes.map((meme) =>
              meme.shareId === shareId ? { ...meme, ...changes } : meme,
            ),
          })),
        { revalidate: false },
      ),
  }
}

/** A meme moves to the next page when another one is shown meanwhile. */
function withoutRepetitions(memes: readonly PublicMeme[] | undefined) {
  const byId = new Map(memes?.map((meme) => [meme.shareId, meme]))
  return memes && [...byId.values()].map((meme, id) => ({ ...meme, id }))
}
