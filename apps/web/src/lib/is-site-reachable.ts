import { endpoints } from '@memesmith/contract'

/** Whether the server answers at all. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch(endpoints.getSite.path, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
