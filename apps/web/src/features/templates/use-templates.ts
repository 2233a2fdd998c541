import { endpoints, pathOf, type Template } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const loadTemplates = createLoader(endpoints.listTemplates)
const loadTemplate = createLoader(endpoints.getTemplate)

/**
 * The whole gallery. Templates are compared by identity, because comparing thousands by value
 * blocks the page.
 */
export const useTemplates = () =>
  useSWR(endpoints.listTemplates.path, loadTemplates, { compare: Object.is })

/** @param id the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR(id === null ? null : pathOf(endpoints.getTemplate, { id }), loadTemplate)

/** The template as the gallery has loaded it before; undefined if it has not. Nothing is loaded. */
export function useListedTemplate(id: string | null): Template | undefined {
  const { data } = useSWR<readonly Template[]>(id && endpoints.listTemplates.path, null, {
    compare: Object.is,
  })
  return data?.find((template) => String(template.id) === id)
}
