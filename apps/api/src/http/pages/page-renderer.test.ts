import { expect, it } from 'vitest'
import { withContent } from './page-renderer.ts'

const DOCUMENT = `<head><title>Page · Site</title><meta name="description" content="Old">
  <script src="/theme.js"></script><script type="module" crossorigin src="/a.js"></script>
  <link rel="modulepreload" href="/b.js" /><link rel="stylesheet" href="/c.css"></head>
  <body><div id="root"></div></body>`
const rendered = { content: '<img src="/d.webp">', title: 'List', description: 'A list' }
const lowIn = (page: string) =>
  [...page.matchAll(/<\w+ fetchpriority="low"[^>]*(?:src|href)="([^"]+)"/g)].map(([, file]) => file)

it('loads the pictures of a page before the code that takes it over, but not before its styles', () => {
  const page = withContent(DOCUMENT, rendered, { id: 'first', data: { title: '</script>' } })
  expect(lowIn(page)).toEqual(['/a.js', '/b.js'])
  expect(page).toContain('<div id="root"><img src="/d.webp"></div>')
  expect(page).toContain('{"title":"\\u003c/script>"}')
})

it('loads the code first for a page that shows nothing yet', () => {
  expect(lowIn(withContent(DOCUMENT, rendered, { id: 'first', data: undefined }))).toEqual([])
})
