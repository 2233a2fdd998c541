import { calls } from '@memesmith/contract'
import useSWR, { mutate } from 'swr'
import { createLoader } from '../../lib/api-client.ts'
import { CURRENT_USER } from '../auth/use-current-user.ts'

const loadAccount = createLoader(calls.getAccount)

/**
 * The signed-in user's account. It is reloaded whenever the page opens, because the number of memes
 * changes.
 */
export const useAccount = () =>
  useSWR(calls.getAccount.path, loadAccount, { revalidateOnMount: true })

/** Loads the account again, and who is signed in, after a change. */
export const reloadAccount = () =>
  Promise.all([mutate(calls.getAccount.path), mutate(CURRENT_USER)])
