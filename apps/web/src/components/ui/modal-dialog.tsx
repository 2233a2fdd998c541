import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface ModalDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Called when the user asks to close the dialog, for example with Escape. */
  readonly onClose: () => void
}

/** A modal dialog. It is open while it is rendered. */
export function ModalDialog({ title, children, onClose }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // `close()` restores the focus; removing the element would lose it.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="panel m-auto w-[min(28rem,calc(100vw-2rem))] p-6 text-ink backdrop:bg-black/60"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers can close a dialog without asking, for example when Escape is pressed twice.
      onClose={onClose}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
