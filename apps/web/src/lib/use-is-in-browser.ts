import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/**
 * False while a page is rendered at the build or on the server, and while the browser takes that over: what
 * depends on what only the browser knows is rendered after that.
 */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
