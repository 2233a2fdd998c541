import { calls, pathOf, type Template } from '@memesmith/contract'
import { useMemo } from 'react'
import useSWR from 'swr'
import { createLoader, hasStatus } from '../../../lib/api-client.ts'
import { listedTemplate } from '../listed-templates.ts'
import { type KeptKind, useKeptIds } from './kept-templates.ts'

const load = createLoader(calls.getTemplate)
const KEY = 'kept templates '

/** Whether an SWR key is that of templates that this browser remembers. */
export const isKeyOfKept = (key: unknown): boolean => typeof key === 'string' && key.startsWith(KEY)

/**
 * The templates that this browser remembers, the newest first. Templates that are gone, or another
 * user's, are left out.
 *
 * @param kind null to load nothing
 */
export function useKeptTemplates(kind: KeptKind | null) {
  const ids = useKeptIds((store) => (kind === null ? null : store[kind]))
  const { data, error, mutate } = useSWR<readonly Template[]>(
    ids && KEY + ids.join(),
    async () => {
      const found = await Promise.all((ids ?? []).map(findTemplate))
      return found.filter((template) => template !== undefined)
    },
    { keepPreviousData: true },
  )
  // A template that is no favorite any more leaves at once, while the others are loaded again.
  const templates = useMemo(() => data?.filter(({ id }) => ids?.includes(String(id))), [data, ids])
  return { data: templates, error, mutate }
}

async function findTemplate(id: string): Promise<Template | undefined> {
  try {
    return listedTemplate(id) ?? (await load(pathOf(calls.getTemplate, { id })))
  } catch (error) {
    if (hasStatus(error, 400, 404)) return undefined
    throw error
  }
}
