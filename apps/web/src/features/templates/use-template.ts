import { endpoints, pathOf } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const loadTemplate = createLoader(endpoints.getTemplate)

/** @param id the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR(id === null ? null : pathOf(endpoints.getTemplate, { id }), loadTemplate)
