import {
  calls,
  FIRST_PUBLIC_PAGE_ID,
  type PublicMemes,
  readAnswer,
  type TagCount,
  textIn,
} from '@memesmith/contract'
import { renderedPage } from '../../lib/rendered-page.ts'

/** What a list of the public side shows first. */
export interface FirstPublicPage {
  /** The path and query of the call that answers with the page. */
  readonly address: string
  readonly page: PublicMemes
  /** The tags to choose from. */
  readonly tags: readonly TagCount[]
}

export const { get: firstPublicPage, set: setFirstPublicPage } = renderedPage<FirstPublicPage>(
  FIRST_PUBLIC_PAGE_ID,
  (value) => ({
    address: textIn(value, 'address') ?? '',
    page: readAnswer(calls.listPublicMemes, value.page),
    tags: readAnswer(calls.listPublicTags, value.tags),
  }),
)
