import type { Template } from '@memesmith/contract'
import { useMemo } from 'react'
import useSWR from 'swr'
import { inLanguage } from '../../lib/languages/template-texts.ts'

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
    () => (isNeeded ? part?.createTemplateSearch(templates.map(withWords)) : undefined),
    [isNeeded, part, templates],
  )
  return useMemo(
    () => (isNeeded ? find?.(query, tag) : templates),
    [isNeeded, find, query, tag, templates],
  )
}

/** With what it is called in the language of the page. */
function withWords(template: Template) {
  const said = inLanguage(template)
  return said === template ? template : { ...template, words: [said.name, ...said.tags] }
}

const loadSearch = () => import('@memesmith/template-search')
