import { calls, type TagCount } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'
import { firstGalleryPage } from './first-page.ts'
import type { TemplatePage } from './template-page.ts'

const load = createLoader(calls.listTemplateTags)

/**
 * The tags of all templates, the most common first.
 *
 * @param page of the gallery; without one nothing is loaded
 * @returns undefined until they are loaded; none if that fails
 */
export function useTemplateTags(page: TemplatePage | undefined): readonly TagCount[] | undefined {
  const { path } = calls.listTemplateTags
  const isAsked = page !== undefined && page.tags === undefined
  const { data, error } = useSWR<readonly TagCount[]>(isAsked ? path : null, load)
  return page?.tags ?? data ?? firstGalleryPage()?.tags ?? (error === undefined ? undefined : [])
}
