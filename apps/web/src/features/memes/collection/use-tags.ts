import { calls, type TagCount } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { createLoader } from '../../../lib/api-client.ts'

const { path } = calls.listTags
const load = createLoader(calls.listTags)

/** The tags of the collection, the most frequent first; empty until they are loaded. */
export const useTags = (isWanted: boolean): readonly TagCount[] =>
  useSWR<TagCount[]>(isWanted ? path : null, load).data ?? []

/** Whether it is known which tags there are, or that they can't be loaded. */
export function useAreTagsKnown(): boolean {
  const { data, error } = useSWR<TagCount[]>(path, load)
  return data !== undefined || error !== undefined
}

/** Loads the tags again, after they have changed. */
export const refetchTags = async (): Promise<void> => {
  await mutate(path)
}
