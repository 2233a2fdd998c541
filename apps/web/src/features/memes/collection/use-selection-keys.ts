import { type RefObject, useEffect, useEffectEvent } from 'react'
import { clearSelection, useSelection } from './selection-store.ts'

/**
 * Keys of the collection: Ctrl+A or ⌘A selects all memes while the focus is among them, and Escape
 * ends the selection.
 *
 * @param onAll selects all memes
 */
export function useSelectionKeys(
  area: RefObject<HTMLElement | null>,
  onAll: () => Promise<void>,
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
    void onAll()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
