import { calls, STICKERS_VERSION, type StickerList } from '@memesmith/contract'
import useSWR from 'swr'
import { call } from '../../../lib/call.ts'
import { createStickerSearch } from './search-stickers.ts'

/** Loads the stickers, with names in the language of the page. */
export function useStickerSearch() {
  const { lang } = document.documentElement
  return useSWR([calls.listStickers.path, lang], async () =>
    createStickerSearch(await loadList([lang, ...navigator.languages])),
  )
}

/** The list in the first language that has names. English is in every list. */
async function loadList([language, ...others]: readonly string[]): Promise<StickerList> {
  const list = await call(calls.listStickers, {
    query: { ...(isTag(language) && { language }), v: STICKERS_VERSION },
  })
  const isFound = language === undefined || language.startsWith('en') || list.language !== 'en'
  return isFound || others.length === 0 ? list : await loadList(others)
}

const isTag = (language: string | undefined): language is string =>
  language !== undefined && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(language)
