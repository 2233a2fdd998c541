import { calls, STICKERS_VERSION } from '@memesmith/contract'
import useSWR from 'swr'
import { call } from '../../../lib/call.ts'
import { createStickerSearch } from './search-stickers.ts'

/** Loads the stickers, with names in the language of the page. */
export function useStickerSearch() {
  const language = document.documentElement.lang
  return useSWR([calls.listStickers.path, language], async () =>
    createStickerSearch(
      await call(calls.listStickers, { query: { language, v: STICKERS_VERSION } }),
    ),
  )
}
