import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { termsOf } from './emoji-in-query.ts'
import { findEmojiWords } from './emoji-words.ts'

/** The package has truncated names for subdivision flags. */
const TAG = /[\u{e0000}-\u{e007f}]/u

/** Every emoji with a picture in the product. */
const EMOJI = readdirSync(
  new URL('assets/', import.meta.resolve('@lobehub/fluent-emoji-3d/package.json')),
)
  .map((file) => file.replace('.webp', '').split('-'))
  .map((codes) => String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16))))
  .filter((emoji) => !TAG.test(emoji))

describe('findEmojiWords', () => {
  it('finds words for every emoji with a picture', () => {
    expect(EMOJI.length).toBeGreaterThan(3000)
    expect(EMOJI.filter((emoji) => !findEmojiWords(emoji)?.names.length)).toEqual([])
  })

  it.each([
    ['🐱', ['cat'], 'kitten'],
    ['😂', ['tears', 'joy'], 'laugh'],
    ['❤', ['red', 'heart'], 'love'],
    ['❤️', ['red', 'heart'], 'love'],
    ['👍🏽', ['thumbs', 'up'], 'yes'],
    ['🇩🇪', ['flag', 'germany'], 'deutsch'],
  ])('of %s knows what it shows, and what people mean by it', (emoji, names, keyword) => {
    expect(findEmojiWords(emoji)?.names).toEqual(names)
    expect(findEmojiWords(emoji)?.keywords).toContain(keyword)
  })

  it.each(['cat', '', '7', '\u{10ffff}'])('knows none for %j', (text) => {
    expect(findEmojiWords(text)).toBeUndefined()
  })
})

describe('emoji in a query', () => {
  it('is one term anywhere in the query', () => {
    for (const emoji of EMOJI) {
      expect(termsOf(`a${emoji}b ${emoji} ${emoji}`)).toEqual(['a', emoji, 'b', emoji, emoji])
    }
  })

  it.each(['cat', 'room 101', '# 1 *', 'Überraschung', '東京'])('%j has none', (query) => {
    expect(termsOf(query)).toEqual(query.split(' '))
  })
})
