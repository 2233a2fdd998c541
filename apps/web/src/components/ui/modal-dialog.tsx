import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface ModalDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** Asked to close, by Escape for example. */
  readonly onClose: () => void
}

/** A dialog over the page; it is open as long as it is rendered. */
export function ModalDialog({ title, children, onClose }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Closing gives the focus back to where it was; merely taking the element away would lose it.
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
      // A browser may insist on closing: when Escape is pressed again, for example.
      onClose={onClose}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
