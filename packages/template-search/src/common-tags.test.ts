import { expect, it } from 'vitest'
import { commonTags } from './common-tags.ts'

it('counts tags case-insensitively, and sorts equally common ones in the gallery’s order', () => {
  const templates = [['b', 'Cat'], ['a', 'cat'], ['CAT', 'a', 'Á'], []].map((tags) => ({ tags }))
  const [cat, a, b] = [
    { tag: 'Cat', count: 3 },
    { tag: 'a', count: 2 },
    { tag: 'b', count: 1 },
  ]
  expect(commonTags(templates, 2)).toEqual([cat, a])
  expect(commonTags(templates, 9)).toEqual([cat, a, b])
})
