import { useEffect, useId, useRef } from 'react'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something can't be undone; it is open as long as it is rendered. */
export function ConfirmDialog({
  title,
  text,
  action,
  isBusy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="panel m-auto w-[min(28rem,calc(100vw-2rem))] p-6 text-ink backdrop:bg-black/60"
      onClose={onCancel}
    >
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-soft">{text}</p>
      <div className="flex justify-end gap-3">
        <button type="button" className="button" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-danger"
          disabled={isBusy}
          onClick={onConfirm}
        >
          {action}
        </button>
      </div>
    </dialog>
  )
}
