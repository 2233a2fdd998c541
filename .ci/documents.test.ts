/** Documents name only files and sections that exist, so that a reader who looks for a test finds it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { test } from 'node:test'
import { trackedFiles } from './sources.ts'

const root = join(import.meta.dirname, '..')
const files = trackedFiles()

/** Where a path in SECURITY.md may begin. */
const BASES = ['', 'apps/api/src/', 'apps/api/']

test('every file that SECURITY names is there', () => {
  const text = readFileSync(join(root, '.github/SECURITY.md'), 'utf8')
  const named = [...text.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, path = '']) => path)
  assert.ok(named.length > 20)
  assert.deepEqual(
    named.filter((path) => !BASES.some((base) => files.includes(base + path))),
    [],
  )
})

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

test('every link between documents leads to a file and a section', () => {
  const documents = files.filter((path) => path.endsWith('.md'))
  const links = documents.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^()\s]+)\)/g)].map(
      ([, link = '']) => ({ page, link }),
    ),
  )
  assert.ok(links.length > 20)
  const broken = links.filter(({ page, link }) => {
    if (/^https?:/.test(link)) return false
    const [path = '', anchor] = link.split('#')
    const file = path === '' ? page : normalize(join(dirname(page), path))
    if (!files.some((each) => each === file || each.startsWith(`${file}/`))) return true
    if (anchor === undefined) return false
    return !anchorsOf(readFileSync(join(root, file), 'utf8')).includes(anchor)
  })
  assert.deepEqual(broken, [])
})

test('every test that PROMISES names is there, and every file of the API that SECURITY names has one', () => {
  const promises = readFileSync(join(root, '.github/PROMISES.md'), 'utf8')
  const [ofApi = '', ofWeb = ''] = promises.split('\n## In the web app\n')
  const rowsOf = (part: string, base: string) =>
    [...part.matchAll(/^\| .+? \| `(\S+)` +\| (.+?) +\|$/gm)].map(([, file = '', name = '']) => ({
      path: `${base}/${file}`,
      name,
    }))
  const rows = rowsOf(ofApi, 'apps/api')
  const webRows = rowsOf(ofWeb, 'apps/web')
  assert.ok(rows.length > 100)
  assert.ok(webRows.length > 80)
  // The title of a test, or of a step of one.
  const isThere = ({ path, name }: (typeof rows)[number]) => {
    const text = files.includes(path) ? readFileSync(join(root, path), 'utf8') : ''
    return ["'", '"', '`'].some((quote) => text.includes(quote + name + quote))
  }
  assert.deepEqual(
    [...rows, ...webRows].filter((row) => !isThere(row)),
    [],
  )
  const security = readFileSync(join(root, '.github/SECURITY.md'), 'utf8')
  const named = [...security.matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path = '']) => path)
  const ofTheApi = named.filter((path) => !/^(\.ci|apps|packages)\//.test(path))
  const listed = rows.map(({ path }) => path.replace(/^apps\/api\/(src\/)?/, ''))
  assert.deepEqual(
    ofTheApi.filter((path) => !listed.includes(path)),
    [],
  )
})
