import { useSyncExternalStore } from 'react'

/** Everything outside of such a dialog is out of reach. */
const MODAL = 'dialog:modal, [aria-modal="true"]'

/** @returns the modal dialog that is open over the page, whoever opened it, or null */
export const useOpenDialog = (): Element | null =>
  useSyncExternalStore(
    watchDialogs,
    () => Array.from(document.querySelectorAll(MODAL)).at(-1) ?? null,
    () => null,
  )

function watchDialogs(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open', 'aria-modal'],
  })
  return () => observer.disconnect()
}
