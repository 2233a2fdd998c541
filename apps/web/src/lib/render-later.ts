/**
 * Lets a change of a store reach the screen before React renders it.
 *
 * Problem: a letter that is typed and a text that is dragged have to be on the picture within a
 * frame, on a slow phone too. What draws the picture follows the store itself; to render every
 * component that shows the text or its place takes longer than to draw.
 * Approach: components see a copy of the store. It follows each change at once, but those made in
 * `renderLater` after the next frame. Any other change brings all copies up to date, so that no
 * component sees a part of what happened.
 * Limits: only stores with a hook from `hookOf` are rendered later. `getState` and `useStore` of
 * zustand are ahead of other components by a frame, so what changes a store has to begin with
 * `getState`, not with what was rendered. A field must not be controlled by a text that is rendered
 * later: React would put the text before it back.
 */
import { type StoreApi, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

let isLater = false
/** Bring the copies up to date that are behind. */
const behind = new Set<() => void>()

/** Makes a change of stores with hooks from `hookOf` that is rendered after the next frame. */
export function renderLater(change: () => void): void {
  isLater = true
  try {
    change()
  } finally {
    isLater = false
  }
}

/**
 * Makes a hook like zustand's for a store that is changed in `renderLater`. It has the methods of the
 * store, which are not late.
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

/** A page that is hidden has no frames. */
const afterFrame = (task: () => void) =>
  document.hidden ? setTimeout(task) : requestAnimationFrame(() => setTimeout(task))
