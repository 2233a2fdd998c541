/**
 * Undo and redo.
 *
 * Consecutive changes of the same group, such as the letters of a word, are one step, until the
 * user pauses.
 */

/** Maximum number of steps that can be undone. */
export const MAX_STEPS = 200
/** Time in ms after which a change of the same group starts a new step. */
export const PAUSE_MS = 1000

/** A state before a step, and what the step was. */
export interface Step<State> {
  readonly state: State
  readonly group: string
}

export interface History<State> {
  /** From the oldest to the newest. */
  readonly past: readonly Step<State>[]
  /** From the newest to the oldest. */
  readonly future: readonly Step<State>[]
  /** When the newest step changed last, in ms. */
  readonly changedAt: number
}

export const EMPTY_HISTORY: History<never> = { past: [], future: [], changedAt: 0 }

/**
 * Records a change.
 *
 * @param state before the change
 * @param group changes with the same group are joined, unless there is a pause between them
 * @param now in ms
 */
export function record<State>(
  { past, future, changedAt }: History<State>,
  state: State,
  group: string,
  now: number,
): History<State> {
  const isSameStep =
    future.length === 0 && past.at(-1)?.group === group && now - changedAt < PAUSE_MS
  return {
    past: isSameStep ? past : [...past, { state, group }].slice(-MAX_STEPS),
    future: isSameStep ? future : [],
    changedAt: now,
  }
}

/** A history after undo or redo, and the state to restore. */
interface Restored<State> {
  readonly history: History<State>
  readonly state: State
}

/**
 * @param current the state now
 * @returns undefined if there is nothing to undo
 */
export function undo<State>(
  { past, future }: History<State>,
  current: State,
): Restored<State> | undefined {
  const last = past.at(-1)
  if (last === undefined) return undefined
  return {
    state: last.state,
    history: {
      past: past.slice(0, -1),
      future: [...future, { state: current, group: last.group }],
      changedAt: 0,
    },
  }
}

/**
 * @param current the state now
 * @returns undefined if there is nothing to redo
 */
export function redo<State>(
  { past, future }: History<State>,
  current: State,
): Restored<State> | undefined {
  const next = future.at(-1)
  if (next === undefined) return undefined
  return {
    state: next.state,
    history: {
      past: [...past, { state: current, group: next.group }],
      future: future.slice(0, -1),
      changedAt: 0,
    },
  }
}
