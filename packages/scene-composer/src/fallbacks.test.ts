import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import { describe, expect, it } from 'vitest'
import { composeMeme } from './compose-meme.ts'
import { languageOfReader } from './language/languages.ts'

const lexicon = loadLexicon()
const none = { description: false, words: false, picture: false }

describe('a meme says where it is not in the language of its prompt', () => {
  it.each([
    ['a cat riding a rocket', 'en', none],
    ['ein Hund im Büro', 'de', { ...none, description: true }],
    ['Kto zamówił bigos?', 'pl', { ...none, description: true, picture: true }],
    ['ghrtzu', 'en', { ...none, words: true, picture: true }],
    ['mi perro ha muerto', 'es', { ...none, description: true }],
  ])('%s, by a reader of %s: %j', (prompt, tag, fallbacks) => {
    const composed = composeMeme(prompt, 0, lexicon, languageOfReader(tag))
    expect(composed.fallbacks).toEqual(fallbacks)
  })
})

it('a prompt whose words tell no language is answered in that of its reader', () => {
  const secondLine = (tag: string) =>
    composeMeme('Steuererklärung', 0, lexicon, languageOfReader(tag)).bottomText
  expect(secondLine('de')).toBe('Natürlich.')
  expect(languageOfReader('pt-BR')).toBe('pt')
  expect(languageOfReader('en')).toBeUndefined()
})
