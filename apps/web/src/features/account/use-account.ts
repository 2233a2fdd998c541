import type { Account } from '@memesmith/contract'
import useSWR from 'swr'

/** The signed-in user's account; loaded anew whenever the page opens, for its number of memes. */
export const useAccount = () => useSWR<Account>('/api/account', { revalidateOnMount: true })
