import { describe, expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { FOREIGN_WORDS, MEANINGS, recordOf } from './things.ts'

const lexicon = loadLexicon()

describe('the records of things', () => {
  it('should give each word one meaning, but for the name of a picture', () => {
    const others = MEANINGS.flatMap(({ names }) => [...new Set(names)].slice(1))
    expect(others.filter((name, index) => others.indexOf(name) !== index)).toEqual([])
  })

  it('should find each thing by its names', () => {
    const taken = MEANINGS.flatMap(({ thing, names }) =>
      names.slice(1).filter((name) => lexicon.find(name)?.emoji !== thing.emoji),
    )
    expect(taken).toEqual([])
  })

  it('should have records of pictures only that can be drawn', () => {
    const missing = [...MEANINGS.map(({ thing }) => thing.emoji), ...FOREIGN_WORDS.values()].filter(
      (emoji) => lexicon.ofEmoji(emoji) === undefined,
    )
    expect(missing).toEqual([])
  })

  it('should know a compound emoji by its parts', () => {
    expect(recordOf('🏃‍♀️')).toEqual({ places: ['meadow', 'city'], hasEyes: false })
    expect(recordOf('🧛‍♂️')).toEqual({ places: ['spooky'] })
  })
})
