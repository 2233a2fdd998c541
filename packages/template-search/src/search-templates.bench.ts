/** Measures search in 20,000 templates, next to the filter that it replaced. */
import { test } from 'vitest'
import { createTemplateSearch } from './search-templates.ts'
import { generateTemplates } from './testing/generate-templates.ts'

const templates = generateTemplates(20_000)
const search = createTemplateSearch(templates)

const filter = (query: string) =>
  templates.filter(({ name, description, tags }) =>
    [name, description, ...tags].some((text) => text.toLowerCase().includes(query)),
  )

test('20,000 templates', async ({ bench }) => {
  await bench.compare(
    bench('plain filter', () => void filter('kamer')),
    bench('search', () => void search('kamer')),
    bench('search, two words with typos', () => void search('kamerx pradxor')),
  )
})
