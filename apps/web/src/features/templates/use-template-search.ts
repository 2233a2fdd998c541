import type { Template } from '@memesmith/contract'
import { useMemo } from 'react'
import useSWR from 'swr'

/**
 * Searches templates that are loaded. The search itself is loaded when it is needed.
 *
 * @param templates undefined until they are loaded
 * @returns undefined while something is loading
 */
export function useTemplateSearch(
  templates: readonly Template[] | undefined,
  query: string,
  tag: string,
): readonly Template[] | undefined {
  const isFiltered = query.trim() !== '' || tag !== ''
  const isNeeded = isFiltered && templates !== undefined && templates.length > 0
  const { data: part } = useSWR(isNeeded ? 'template search' : null, loadSearch)
  const find = useMemo(
    () => (isNeeded ? part?.createTemplateSearch(templates) : undefined),
    [isNeeded, part, templates],
  )
  return useMemo(
    () => (isNeeded ? find?.(query, tag) : templates),
    [isNeeded, find, query, tag, templates],
  )
}

const loadSearch = () => import('@memesmith/template-search')
