/**
 * Lets a change of a store reach the screen before React renders it.
 *
 * Problem: a typed letter or a dragged text has to be on the picture within one frame, even on a slow
 * phone. The painter subscribes to the store itself; rendering every component that shows the text or
 * its position takes longer than painting.
 * Approach: components see a copy of the store. The copy follows changes at once, except those made in
 * `renderLater`, which it follows after the next frame. Any other change brings all copies up to date,
 * so that no component sees half of what happened.
 * Limits: only stores with a hook from `hookOf` are rendered later. zustand's `getState` and `useStore`
 * are a frame ahead of the components, so a change must start from `getState`, not from what was
 * rendered. Never control a field by a text that is rendered later: React would restore the old text.
 */
import { type StoreApi, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

let isLater = false
/** Functions that bring outdated copies up to date. */
const behind = new Set<() => void>()

/** Changes stores with hooks from `hookOf`, and renders the change after the next frame. */
export function renderLater(change: () => void): void {
  isLater = true
  try {
    change()
  } finally {
    isLater = false
  }
}

/**
 * Makes a hook like zustand's for a store that is changed in `renderLater`. Its store methods are never
 * late.
 */
export function hookOf<State, More>(store: StoreApi<State> & More) {
  const shown = createStore<State>(() => store.getState())
  const follow = () => shown.setState(store.getState(), true)
  store.subscribe(() => {
    if (behind.size === 0 && isLater) afterFrame(catchUp)
    behind.add(follow)
    if (!isLater) catchUp()
  })
  return Object.assign(<Part>(selector: (state: State) => Part) => useStore(shown, selector), store)
}

function catchUp(): void {
  const follows = [...behind]
  behind.clear()
  for (const follow of follows) follow()
}

/** A hidden page has no frames. */
const afterFrame = (task: () => void) =>
  document.hidden ? setTimeout(task) : requestAnimationFrame(() => setTimeout(task))
