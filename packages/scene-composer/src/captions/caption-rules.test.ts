import { expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { readPrompt } from '../reading/read-prompt.ts'
import { CAPTION_RULES, linesOf } from './caption-rules.ts'

const lexicon = loadLexicon()

it.each(CAPTION_RULES)('$name', ({ name, example: [prompt, top, bottom] }) => {
  const { rule, lines } = linesOf(readPrompt(prompt, lexicon))
  expect(rule).toBe(name)
  expect(lines).toContainEqual([top, bottom])
})
