import { create } from 'zustand'

interface Selection {
  readonly ids: ReadonlySet<number>
  /** The meme that was chosen last: a range begins there. */
  readonly anchor: number | undefined
}

const NONE: Selection = { ids: new Set(), anchor: undefined }

/** The selected memes of the collection. */
export const useSelection = create<Selection>()(() => NONE)

export const clearSelection = (): void => useSelection.setState(NONE)

export const selectAll = (ids: readonly number[]): void =>
  useSelection.setState({ ids: new Set(ids), anchor: undefined })

/** Selects or deselects a meme. */
export function toggleSelected(id: number): void {
  const ids = new Set(useSelection.getState().ids)
  if (!ids.delete(id)) ids.add(id)
  useSelection.setState({ ids, anchor: id })
}

/**
 * Selects the memes from the one that was chosen last to this one.
 *
 * @param order all memes as they are shown
 */
export function selectRange(id: number, order: readonly number[]): void {
  const { ids, anchor } = useSelection.getState()
  const places = [order.indexOf(anchor ?? id), order.indexOf(id)].sort((a, b) => a - b)
  const [first = -1, last = -1] = places
  const range = first === -1 ? [id] : order.slice(first, last + 1)
  useSelection.setState({ ids: new Set([...ids, ...range]), anchor: id })
}
