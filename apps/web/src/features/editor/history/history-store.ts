import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followTabDraft, keptInDraft } from '../../../lib/drafts/keep-in-draft.ts'
import { EMPTY_HISTORY, type History } from './history.ts'
import { historyOfKept, type KeptHistory, keptHistoryOf } from './kept-history.ts'
import type { Work } from './work.ts'

interface HistoryStore {
  readonly history: History<Work>
}

/** The kept form of the steps. It is made when it is written: a keystroke does not wait for that. */
interface KeptLater {
  toJSON(): KeptHistory
}

/** The same for all keystrokes of a step, so that it is not written again. */
let last: { readonly past: unknown; readonly future: unknown; readonly kept: KeptLater } | undefined

function keep(history: History<Work>): KeptLater {
  const { past, future } = history
  if (last?.past !== past || last.future !== future) {
    last = { past, future, kept: { toJSON: () => keptHistoryOf(history) } }
  }
  return last.kept
}

/**
 * The steps of the draft. A part of its own, because the content is written at every keystroke and
 * the history only at a new step.
 */
export const useHistoryStore = create<HistoryStore>()(
  persist((): HistoryStore => ({ history: EMPTY_HISTORY }), {
    ...keptInDraft('editor-history', ({ history }: HistoryStore) => keep(history)),
    merge: (kept, store) =>
      isKeptHistory(kept) ? { history: historyOfKept(kept) } : { ...store, history: EMPTY_HISTORY },
  }),
)

const isKeptHistory = (kept: unknown): kept is KeptHistory =>
  typeof kept === 'object' && kept !== null && 'past' in kept

followTabDraft(useHistoryStore)

/** Whether there is a step to undo, and one to redo. */
export const useCanUndo = (): boolean => useHistoryStore(({ history }) => history.past.length > 0)
export const useCanRedo = (): boolean => useHistoryStore(({ history }) => history.future.length > 0)
