import type { Template } from '@memesmith/contract'
import useSWR from 'swr'

/** The whole gallery. Comparing thousands of templates field by field would hold the page up. */
export const useTemplates = () => useSWR<Template[]>('/api/templates', { compare: Object.is })

/** @param id of the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR<Template>(id === null ? null : `/api/templates/${encodeURIComponent(id)}`)
