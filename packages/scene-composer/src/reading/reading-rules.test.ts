import { expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { AUTHOR_RULES } from './first-person.ts'
import { MOOD_RULES } from './mood-rules.ts'
import { readPrompt } from './read-prompt.ts'
import { RELATION_RULES } from './relation-rules.ts'
import { SENSE_RULES } from './sense-rules.ts'

const lexicon = loadLexicon()

it.each(RELATION_RULES)('$name', ({ example: [prompt, relation] }) => {
  expect(readPrompt(prompt, lexicon).relation).toBe(relation)
})

it.each(AUTHOR_RULES)('$name', ({ example: [prompt, nouns, relation] }) => {
  const { actors, relation: found } = readPrompt(prompt, lexicon)
  expect([actors.map(({ noun }) => noun), found]).toEqual([nouns, relation])
})

it.each(MOOD_RULES)('$name', ({ example: [prompt, mood] }) => {
  expect(readPrompt(prompt, lexicon).mood).toBe(mood)
})

it.each(SENSE_RULES)('$name', ({ example: [prompt, ...emoji] }) => {
  const { actors, objects } = readPrompt(prompt, lexicon)
  expect([...actors, ...objects].map(({ thing }) => thing.emoji)).toEqual(emoji)
})
