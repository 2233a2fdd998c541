import { MAX_CAPTION_NAME_LENGTH } from '@memesmith/contract'
import { LANGUAGES } from '@memesmith/languages'
import { readTemplateTexts } from '@memesmith/languages/template-texts'
import { starterTemplates } from '@memesmith/starter-templates'
import { expect, it } from 'vitest'
import { createCatalog } from './catalog.ts'
import { readTemplateWords } from './template-words.service.ts'

const wordsOf = await readTemplateWords()
const entries = starterTemplates.map((template, id) => ({
  ...template,
  id,
  words: wordsOf(template),
}))
const catalog = createCatalog(entries)
const find = (query: string) =>
  Array.from(
    catalog.find({ query, tag: '', order: undefined }),
    (id) => entries.find((entry) => entry.id === id)?.name,
  )

it.each(['gato', 'GATO', 'chat', 'kot', 'kedi', 'kucing', 'кіт', 'قطة', 'बिल्ली', '猫', '고양이'])(
  '%s finds the templates with a cat',
  (query) => {
    expect(find(query)).toEqual(
      expect.arrayContaining(['Cat on Trial', 'Smug Cat', 'Unimpressed Cat']),
    )
  },
)

it('every template is found by its name in every language', () => {
  for (const { name, words } of entries) {
    expect(words.length, name).toBeGreaterThan(0)
    for (const word of words) expect(find(word), word).toContain(name)
  }
})

it('every place for words has a name in each language that a template can be saved with', async () => {
  const texts = await readTemplateTexts()
  const names = starterTemplates.flatMap(({ layers = [] }) =>
    layers.flatMap(({ name }) => name ?? []),
  )
  expect(names).toContain('The temptation')
  for (const name of names) {
    const said = texts.get(name) ?? []
    expect(said, name).toHaveLength(LANGUAGES.length - 1)
    for (const each of said) expect(each.length, each).toBeLessThanOrEqual(MAX_CAPTION_NAME_LENGTH)
  }
})

it('a template that somebody has changed has no words of another', () => {
  const [template] = starterTemplates
  if (template === undefined) throw new Error('expected a template')
  expect(wordsOf({ ...template, description: 'Something else.' })).toEqual([])
})
