import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** What has to be filled in first. */
  readonly children?: ReactNode
  readonly action: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something can't be undone; it is open as long as it is rendered. */
export function ConfirmDialog({
  title,
  text,
  children,
  action,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
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
        if (!isBusy) onCancel()
      }}
      // A browser may insist on closing: when Escape is hit again, for example.
      onClose={onCancel}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
        <div className="flex justify-end gap-3">
          <button type="button" className="button" disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
          <button type="submit" className="button button-danger" disabled={isBusy}>
            {action}
          </button>
        </div>
      </form>
    </dialog>
  )
}
