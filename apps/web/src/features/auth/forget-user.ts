import { calls } from '@memesmith/contract'
import { mutate } from 'swr'
import { CURRENT_USER } from './use-current-user.ts'

const OF_THE_USER: readonly string[] = [calls.getAccount.path, calls.listMemes.path]

/** Clears all data of the user, after signing out. */
export const forgetUser = async (): Promise<void> => {
  const once = { revalidate: false }
  await mutate(CURRENT_USER, null, once)
  await mutate((key) => typeof key === 'string' && OF_THE_USER.includes(key), undefined, once)
}
