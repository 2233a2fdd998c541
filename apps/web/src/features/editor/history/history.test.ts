import { describe, expect, it } from 'vitest'
import { EMPTY_HISTORY, type History, MAX_STEPS, PAUSE_MS, record, redo, undo } from './history.ts'

const empty: History<string> = EMPTY_HISTORY

describe('undo and redo', () => {
  it('restore what was before each step', () => {
    const steps = record(record(empty, '', 'a', 0), 'one', 'b', 0)
    const first = undo(steps, 'one two')
    expect(first?.state).toBe('one')
    const second = first && undo(first.history, 'one')
    expect(second?.state).toBe('')
    expect(second && undo(second.history, '')).toBeUndefined()
    const again = second && redo(second.history, '')
    expect(again?.state).toBe('one')
    const last = again && redo(again.history, 'one')
    expect(last?.state).toBe('one two')
    expect(last && redo(last.history, 'one two')).toBeUndefined()
  })

  it('take changes of one group as one step, until a pause', () => {
    let steps = record(empty, '', 'text', 0)
    steps = record(steps, 'o', 'text', PAUSE_MS - 1)
    expect(steps.past).toHaveLength(1)
    steps = record(steps, 'on', 'text', 2 * PAUSE_MS)
    expect(steps.past.map(({ state }) => state)).toEqual(['', 'on'])
  })

  it('start a new step after an undo, and forget what was undone', () => {
    const undone = undo(record(empty, '', 'text', 0), 'o')
    const steps = undone && record(undone.history, '', 'text', 1)
    expect(steps).toMatchObject({ past: [{ state: '' }], future: [] })
  })

  it(`keep the newest ${MAX_STEPS} steps`, () => {
    let steps = empty
    for (let step = 0; step <= MAX_STEPS; step += 1) {
      steps = record(steps, String(step), `group ${step}`, step)
    }
    expect(steps.past).toHaveLength(MAX_STEPS)
    expect(steps.past[0]?.state).toBe('1')
  })
})
