import { endpoints } from '@memesmith/contract'
import useSWR from 'swr'
import { createLoader } from '../../lib/api-client.ts'

const loadAccount = createLoader(endpoints.getAccount)

/** The signed-in user's account; loaded anew whenever the page opens, for its number of memes. */
export const useAccount = () =>
  useSWR(endpoints.getAccount.path, loadAccount, { revalidateOnMount: true })
