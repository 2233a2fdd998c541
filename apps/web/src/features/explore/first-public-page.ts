import {
  calls,
  FIRST_PUBLIC_PAGE_ID,
  isRecord,
  type PublicMemes,
  readAnswer,
  type TagCount,
  textIn,
} from '@memesmith/contract'

/** What a list of the public side shows first. */
export interface FirstPublicPage {
  /** The path and query of the call that answers with the page. */
  readonly address: string
  readonly page: PublicMemes
  /** The tags to choose from. */
  readonly tags: readonly TagCount[]
}

let first: FirstPublicPage | undefined

/** Sets what a list is prerendered with. */
export function setFirstPublicPage(page: FirstPublicPage | undefined): void {
  first = page
}

/** What the server has rendered; undefined if it has not rendered a list. */
export function firstPublicPage(): FirstPublicPage | undefined {
  if (first === undefined && typeof document !== 'undefined') {
    first = readPage(document.getElementById(FIRST_PUBLIC_PAGE_ID)?.textContent)
  }
  return first
}

function readPage(json: string | null | undefined): FirstPublicPage | undefined {
  const value: unknown = json ? JSON.parse(json) : undefined
  if (!isRecord(value)) return undefined
  return {
    address: textIn(value, 'address') ?? '',
    page: readAnswer(calls.listPublicMemes, value.page),
    tags: readAnswer(calls.listPublicTags, value.tags),
  }
}
