import { expect, it } from 'vitest'
import { commonTags } from './common-tags.ts'
import { generateTemplates } from './generate-templates.ts'

it('counts tags case-insensitively, and sorts equally common ones in the gallery’s order', () => {
  const tags = [['b', 'Cat'], ['a', 'cat'], ['CAT', 'a'], []]
  const templates = generateTemplates(4).map((template, index) => ({
    ...template,
    tags: tags[index] ?? [],
  }))
  expect(commonTags(templates, 2)).toEqual(['Cat', 'a'])
  expect(commonTags(templates, 9)).toEqual(['Cat', 'a', 'b'])
})
