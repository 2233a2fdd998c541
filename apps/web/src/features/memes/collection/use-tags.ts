import { endpoints, type TagCount } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { createLoader } from '../../../lib/api-client.ts'

const { path } = endpoints.listTags
const load = createLoader(endpoints.listTags)

/** The tags of the collection, the most frequent first; empty until they are loaded. */
export const useTags = (isWanted: boolean): readonly TagCount[] =>
  useSWR<TagCount[]>(isWanted ? path : null, load).data ?? []

/** Loads the tags again, after they have changed. */
export const refetchTags = async (): Promise<void> => {
  await mutate(path)
}
