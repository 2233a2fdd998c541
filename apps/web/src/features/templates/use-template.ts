import { calls, pathOf } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const loadTemplate = createLoader(calls.getTemplate)

/** @param id the template to load, or null for none */
export const useTemplate = (id: string | null) =>
  useSWR(id === null ? null : pathOf(calls.getTemplate, { id }), loadTemplate)
