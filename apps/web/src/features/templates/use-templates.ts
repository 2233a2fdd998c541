import useSWR from 'swr'
import { createReader } from '../../lib/api-client.ts'
import { readTemplate, readTemplates } from './read-template.ts'

const loadTemplates = createReader(readTemplates)
const loadTemplate = createReader(readTemplate)

/** The whole gallery. Comparing thousands of templates field by field would hold the page up. */
export const useTemplates = () => useSWR('/api/templates', loadTemplates, { compare: Object.is })

/** @param id of the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR(id === null ? null : `/api/templates/${encodeURIComponent(id)}`, loadTemplate)
