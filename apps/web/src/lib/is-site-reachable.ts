import { calls } from '@memesmith/contract'

/** Whether the server answers at all. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch(calls.getSite.path, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
