import type { Template } from '@memesmith/contract'
import useSWR from 'swr'

export const useTemplates = () => useSWR<Template[]>('/api/templates')

/** @param id of the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR<Template>(id === null ? null : `/api/templates/${encodeURIComponent(id)}`)
