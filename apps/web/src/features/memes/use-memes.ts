import type { Meme } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'

const MEMES = '/api/memes'

/** The signed-in user's memes, newest first. */
export const useMemes = () => useSWR<Meme[]>(MEMES)

/** Loads the list anew, after a generate, a save or a delete (spec §7). */
export const refetchMemes = (): Promise<unknown> => mutate(MEMES)
