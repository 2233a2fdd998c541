import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface ModalDialogProps {
  readonly title: string
  /** `large` for a dialog with many choices. */
  readonly size?: 'usual' | 'large'
  readonly children: ReactNode
  /** Called when the user asks to close the dialog, for example with Escape. */
  readonly onClose: () => void
}

const WIDTHS = {
  usual: 'w-[min(28rem,calc(100vw-2rem))]',
  large: 'w-[min(44rem,calc(100vw-1rem))] max-sm:px-4',
} as const

/** A modal dialog. It is open while it is rendered. */
export function ModalDialog({ title, size = 'usual', children, onClose }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // In a text field, the focus would open the keyboard of a phone.
    if (matchMedia('(pointer: coarse)').matches) element?.focus()
    // `close()` restores the focus; removing the element would lose it.
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`panel m-auto p-6 text-ink backdrop:bg-black/60 ${WIDTHS[size]}`}
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
