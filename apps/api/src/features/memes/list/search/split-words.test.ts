import { describe, expect, it } from 'vitest'
import { termsOf, wordsOf } from './split-words.ts'

describe('wordsOf', () => {
  it.each([
    ["It's 100% DONE", ['it', 's', '100', 'done']],
    ['Crème Brûlée, ŁÓDŹ, Straße', ['creme', 'brulee', 'lodz', 'strasse']],
    ['ＦＵＬＬ width', ['full', 'width']],
    ['ΟΔΟΣ οδός Ёлка', ['οδοσ', 'οδοσ', 'елка']],
    ['東京タワー', ['東京', '京タ', 'タワ', 'ワー', 'ー']],
    ['𠮷野家', ['𠮷野', '野家', '家']],
    ['か が', ['か', 'が']],
    ['हिन्दी 고양이', ['हिन्दी', '고양이']],
    ['مُحَمَّد', ['محمد']],
    ['tower東京', ['tower', '東京', '京']],
    ['🔥❤️👍🏽 🇩🇪', ['🔥', '❤', '👍', '🇩🇪']],
    ['"*" OR (NEAR) -- %_\0', ['or', 'near']],
    ['', []],
  ])('%j has the words %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('termsOf', () => {
  it('looks for parts of texts without spaces, and for beginnings of other words', () => {
    expect(termsOf('a cat 東 東京')).toEqual([
      { word: 'a', means: 'exactly' },
      { word: 'cat', means: 'similar' },
      { word: '東', means: 'beginning' },
      { word: '東京', means: 'exactly' },
    ])
  })

  it('takes time in proportion to the text', () => {
    for (const part of ['a', '東', '🔥', '\u0301', 'ﷺ', '\u200d', 'a\u0300 ']) {
      const start = performance.now()
      termsOf(part.repeat(10_000))
      expect(performance.now() - start).toBeLessThan(2000)
    }
  })
})
