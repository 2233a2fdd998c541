import { createPortal } from 'react-dom'
import { useToaster } from 'react-hot-toast/headless'
import { ToastRegion } from './toast-region.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

/**
 * Shows notifications. An open dialog makes the rest of the page inert, so each dialog has its own
 * region while it is open. A toast that is still visible when the dialog closes moves to the page's
 * region.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  const dialog = useOpenDialog()
  const current = toasts.find(({ visible }) => visible)
  const regionIn = (place: Element | null) => (
    <ToastRegion
      isReachable={place === dialog}
      dialog={place}
      item={place === dialog ? current : undefined}
      startPause={handlers.startPause}
      endPause={handlers.endPause}
    />
  )
  return (
    <>
      {regionIn(null)}
      {dialog !== null && createPortal(regionIn(dialog), dialog)}
    </>
  )
}
