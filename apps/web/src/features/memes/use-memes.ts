import type { Meme } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const MEMES = '/api/memes'

/** The signed-in user's memes, newest first. */
export const useMemes = () => useSWR<Meme[]>(MEMES)

const load = createLoader()

/** @throws ResponseError when the list can't be loaded */
export const hasMeme = async (id: number): Promise<boolean> =>
  (await load<Meme[]>(MEMES))?.some((meme) => meme.id === id) ?? false

/**
 * Loads the list anew, after a generate, a save or a delete (spec §7), whether a page shows it now or
 * later. What was done stays done when this fails; the list is then loaded when it is next shown.
 */
export const refetchMemes = async (): Promise<void> => {
  const list = await load<Meme[]>(MEMES).catch(() => undefined)
  await mutate(MEMES, list ?? undefined, { revalidate: list === undefined })
}
