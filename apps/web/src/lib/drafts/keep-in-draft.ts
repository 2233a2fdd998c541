import type { Mutate, StoreApi } from 'zustand'
import type { PersistStorage } from 'zustand/middleware'
import { type DraftName, readPart, removePart, writePart } from './draft-storage.ts'
import { draftOfTab, tabDraft } from './tab-draft.ts'

/** The JSON of each part's initial state, which is not worth storing. */
const untouched = new Map<string, string>()

/** Stores a part as JSON. A state that is the same object as the last one is not written again. */
function createTabStorage<Kept>(): PersistStorage<Kept, void> {
  let last: { readonly draft: DraftName; readonly state: Kept } | undefined
  return {
    getItem(part) {
      const draft = draftOfTab()
      return draft && JSON.parse(readPart(draft, part) ?? 'null')
    },
    setItem(part, value) {
      const draft = draftOfTab()
      const { state } = value
      if (draft === null || (last?.draft === draft && last.state === state)) return
      last = { draft, state }
      writePart(draft, part, () => {
        const text = JSON.stringify(value)
        return text === untouched.get(part) ? null : text
      })
    },
    removeItem(part) {
      const draft = draftOfTab()
      if (draft !== null) removePart(draft, part)
    },
  }
}

/**
 * Options of zustand's `persist` for a store that is a part of the tab's draft.
 *
 * @param part name of the part
 * @param partialize selects the state to keep
 */
export const keptInDraft = <State, Kept>(part: string, partialize: (state: State) => Kept) => ({
  name: part,
  partialize,
  version: 0,
  storage: createTabStorage<Kept>(),
  // The draft must not be read before its account is known.
  skipHydration: true,
})

type KeptStore<State, Kept> = Mutate<StoreApi<State>, [['zustand/persist', Kept]]>

/** Loads a store from each draft that the tab opens, and resets it when the draft is closed. */
export function followTabDraft<State, Kept>(store: KeptStore<State, Kept>): void {
  const { name, partialize, version } = store.persist.getOptions()
  const empty = store.getInitialState()
  if (name !== undefined) {
    untouched.set(name, JSON.stringify({ state: partialize?.(empty), version }))
  }
  // Nothing is written without a draft, so this resets the store and leaves the stored parts alone.
  const load = () =>
    draftOfTab() === null ? store.setState(empty, true) : void store.persist.rehydrate()
  tabDraft.subscribe(load)
  load()
}
