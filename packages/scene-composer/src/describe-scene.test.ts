import { expect, it } from 'vitest'
import { loadLexicon } from '../node/load-lexicon.ts'
import { composeMeme } from './compose-meme.ts'

const lexicon = loadLexicon()

it.each([
  ['a cat riding a rocket', /^A cat riding on a rocket .+\.$/],
  ['my cat judging me', /^My cat staring at a person .+, looking unimpressed\.$/],
  ['when the wifi dies', /a crossed-out wifi sign .+\.$/],
  ['remote work with no pants on', /crossed-out jeans/],
])('says what the picture of "%s" shows', (prompt, sentence) => {
  for (const attempt of [1, 2, 3, 4]) {
    expect(composeMeme(prompt, attempt, lexicon).imageDescription).toMatch(sentence)
  }
})
