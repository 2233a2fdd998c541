import { useSyncExternalStore } from 'react'

/** Everything outside a modal dialog is inert. */
const MODAL = 'dialog:modal, [aria-modal="true"]'

/** @returns the modal dialog that is open over the page, or null */
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
