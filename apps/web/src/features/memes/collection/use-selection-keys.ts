import { type RefObject, useEffect, useEffectEvent } from 'react'
import { clearSelection, selectAll, useSelection } from './selection-store.ts'

/**
 * Keys of the collection: Ctrl+A or ⌘A selects all memes while the focus is among them, and Escape
 * ends the selection.
 *
 * @param order the ids of all memes as they are shown
 */
export function useSelectionKeys(
  area: RefObject<HTMLElement | null>,
  order: () => readonly number[],
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    if (!(target instanceof Element) || target.closest('dialog, input, select, textarea')) return
    if (key === 'Escape' && useSelection.getState().ids.size > 0 && !event.defaultPrevented) {
      clearSelection()
    }
    const isAll = key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)
    if (!isAll || !area.current?.contains(target)) return
    event.preventDefault()
    selectAll(order())
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
