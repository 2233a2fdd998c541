import { expect, it } from 'vitest'
import { createSimilarWords } from './similar-words.ts'

it('compares no more letters than it may', () => {
  const words = ['boyfriend', 'boyfriends']
  expect(createSimilarWords(words, 18)('boyfreind')).toEqual(words)
  expect(createSimilarWords(words, 17)('boyfreind')).toEqual(['boyfriend'])
  const find = createSimilarWords(words, 18)
  find('boyfreind')
  expect(find('boyfreind')).toEqual([])
})
