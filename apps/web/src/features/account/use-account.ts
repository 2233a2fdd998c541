import { endpoints } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const loadAccount = createLoader(endpoints.getAccount)

/**
 * The signed-in user's account. It is reloaded whenever the page opens, because the number of memes
 * changes.
 */
export const useAccount = () =>
  useSWR(endpoints.getAccount.path, loadAccount, { revalidateOnMount: true })
