/**
 * The form in which a history is kept in the draft.
 *
 * Problem: each of 200 steps has up to 40 layers, and a text can have 500 characters, so a history
 * written out has megabytes, and the browser keeps five for everything.
 * Approach: a step changes one layer and shares the others, so each layer is written once, and a
 * step lists their numbers. If that is still too long, the oldest steps are left out.
 */
import type { EditorLayer } from '../layers/editor-layer.ts'
import { EMPTY_HISTORY, type History, type Step } from './history.ts'
import type { Work } from './work.ts'

/** Size of a kept history in characters, measured as JSON. */
const MAX_KEPT_LENGTH = 256 * 1024

interface KeptWork extends Omit<Work, 'layers'> {
  /** Numbers of the layers. */
  readonly layers: readonly number[]
}

export interface KeptHistory {
  readonly layers: readonly EditorLayer[]
  readonly past: readonly Step<KeptWork>[]
  readonly future: readonly Step<KeptWork>[]
}

/** @returns the newest steps, as many as may be kept */
export function keptHistoryOf({ past, future }: History<Work>): KeptHistory {
  let steps = past
  let kept = withNumbers(steps, future)
  while (steps.length > 0 && JSON.stringify(kept).length > MAX_KEPT_LENGTH) {
    steps = steps.slice(Math.ceil(steps.length / 4))
    kept = withNumbers(steps, future)
  }
  return kept
}

function withNumbers(past: readonly Step<Work>[], future: readonly Step<Work>[]): KeptHistory {
  const numbers = new Map<EditorLayer, number>()
  const numberOf = (layer: EditorLayer) => {
    const number = numbers.get(layer) ?? numbers.size
    numbers.set(layer, number)
    return number
  }
  const keep = ({ state, group }: Step<Work>): Step<KeptWork> => ({
    state: { ...state, layers: state.layers.map(numberOf) },
    group,
  })
  const kept = { past: past.map(keep), future: future.map(keep) }
  return { ...kept, layers: [...numbers.keys()] }
}

/** The reverse of `keptHistoryOf`. */
export function historyOfKept({ layers, past, future }: KeptHistory): History<Work> {
  const restore = ({ state, group }: Step<KeptWork>): Step<Work> => ({
    state: {
      ...state,
      layers: state.layers.flatMap((number) => layers[number] ?? []),
    },
    group,
  })
  return { ...EMPTY_HISTORY, past: past.map(restore), future: future.map(restore) }
}
