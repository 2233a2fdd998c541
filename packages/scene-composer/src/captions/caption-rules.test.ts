import { expect, it } from 'vitest'
import { loadLexicon } from '../../node/load-lexicon.ts'
import { readPrompt } from '../reading/read-prompt.ts'
import { EVERYDAY_PROMPTS } from '../testing/everyday-prompts.ts'
import { CAPTION_RULES, linesOf } from './caption-rules.ts'
import { PAYOFFS } from './payoffs.ts'

const lexicon = loadLexicon()

it.each(CAPTION_RULES)('$name', ({ name, example: [prompt, top, bottom] }) => {
  const { rule, lines } = linesOf(readPrompt(prompt, lexicon))
  expect(rule).toBe(name)
  expect(lines).toContainEqual([top, bottom])
})

it.each(PAYOFFS)('$name', ({ name, example: [prompt, line] }) => {
  const reading = readPrompt(prompt, lexicon)
  const first = PAYOFFS.find(({ make }) => make(reading) !== undefined)
  expect(first?.name).toBe(name)
  expect(first?.make(reading)?.split(' | ')).toContain(line)
})

it('every everyday prompt gets two lines by a rule', () => {
  for (const prompt of Object.values(EVERYDAY_PROMPTS).flat()) {
    const { rule, lines } = linesOf(readPrompt(prompt, lexicon))
    expect(CAPTION_RULES.map(({ name }) => name)).toContain(rule)
    expect(lines.flat()).not.toContain('')
  }
})
