import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { announce } from '../canvas/canvas-store.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { useHistoryStore } from './history-store.ts'

/**
 * Undoes with Ctrl or ⌘ and Z, and redoes with Shift too, or with Y. Also in fields: the texts are
 * part of the draft's steps.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const isUndoKey = (event.ctrlKey || event.metaKey) && !event.altKey && /^[yz]$/.test(key)
      if (!isUndoKey || isInDialog(event.target)) return
      event.preventDefault()
      if (event.shiftKey || key === 'y') redoStep()
      else undoStep()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Undoes a step, and tells screen readers. */
export function undoStep(): void {
  const { past } = useHistoryStore.getState().history
  useEditorStore.getState().undo()
  announce(past.length > 0 ? t`Undone` : t`Nothing to undo`)
}

/** Redoes a step, and tells screen readers. */
export function redoStep(): void {
  const { future } = useHistoryStore.getState().history
  useEditorStore.getState().redo()
  announce(future.length > 0 ? t`Redone` : t`Nothing to redo`)
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [role="dialog"]') !== null
