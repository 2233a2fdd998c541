import { documentOfTexts } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { changeCaption } from '../layers/edit-layers.ts'
import { layersOf } from '../layers/editor-layer.ts'
import { NO_SOURCE } from '../picture/picture-source.ts'
import { EMPTY_HISTORY, type History, MAX_STEPS, record } from './history.ts'
import { historyOfKept, type KeptHistory, keptHistoryOf } from './kept-history.ts'
import type { Work } from './work.ts'

/** A history of steps that each change one text of 40 layers. */
function longHistory(textLength: number): History<Work> {
  const two = documentOfTexts({})
  let layers = layersOf({ ...two, layers: Array.from({ length: 20 }, () => two.layers).flat() })
  let history: History<Work> = EMPTY_HISTORY
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const work = { layers, frame: undefined, title: `${step}`, source: NO_SOURCE }
    history = record(history, work, `step ${step}`, step)
    layers = changeCaption(layers, String(step % 40), { text: `${step} `.repeat(textLength / 4) })
  }
  return history
}

describe('a history that is kept', () => {
  it('is the same again', () => {
    const history = longHistory(40)
    const kept: KeptHistory = JSON.parse(JSON.stringify(keptHistoryOf(history)))
    const again = historyOfKept(kept)
    expect(again.past).toEqual(JSON.parse(JSON.stringify(history.past)))
  })

  it('shares the layers that a step did not change', () => {
    const { past } = historyOfKept(keptHistoryOf(longHistory(40)))
    expect(past[1]?.state.layers[5]).toBe(past[0]?.state.layers[5])
  })

  it('leaves out the oldest steps rather than fill the storage', () => {
    const history = longHistory(2000)
    const kept = keptHistoryOf(history)
    expect(JSON.stringify(kept).length).toBeLessThan(300_000)
    expect(kept.past.length).toBeGreaterThan(10)
    expect(kept.past.at(-1)?.state.title).toBe(history.past.at(-1)?.state.title)
  })
})
