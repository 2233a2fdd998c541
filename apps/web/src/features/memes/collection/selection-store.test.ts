import { beforeEach, expect, it } from 'vitest'
import {
  clearSelection,
  selectAll,
  selectRange,
  toggleSelected,
  useSelection,
} from './selection-store.ts'

const selected = () => [...useSelection.getState().ids]
const order = [9, 7, 5, 3, 1]
beforeEach(clearSelection)

it('toggles one meme', () => {
  toggleSelected(5)
  toggleSelected(3)
  toggleSelected(5)
  expect(selected()).toEqual([3])
})

it('selects a range in the order of the page, in both directions, besides what is selected', () => {
  toggleSelected(1)
  toggleSelected(5)
  selectRange(9, order)
  expect(selected()).toEqual([1, 5, 9, 7])
  selectRange(5, order)
  expect(selected().toSorted()).toEqual([1, 5, 7, 9])
})

it('selects one meme if the range has no beginning in the page', () => {
  selectRange(7, order)
  expect(selected()).toEqual([7])
  toggleSelected(100)
  selectRange(3, order)
  expect(selected()).toEqual([7, 100, 3])
})

it('selects all', () => {
  selectAll(order)
  expect(selected()).toEqual(order)
})
