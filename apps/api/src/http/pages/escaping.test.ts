/** User input is always text: it never becomes markup. */
import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../testing/full-run.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

const SITE_NAME = `<b title="'&amp;">`
const NUM_RUNS = isFull ? 60 : 20

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ SITE_NAME })
  user = await test.signUp()
})
afterAll(() => test.close())

const pieces = fc.constantFrom(
  '<script>alert(1)</script>',
  '</title>',
  '</script>',
  '-->',
  '<!--',
  ']]>',
  '"',
  "'",
  '`',
  '&',
  '&quot;',
  '&#x3c;',
  '<img src=x onerror=alert(1)>',
  '" onload="alert(1)',
  '\u2028',
  '\n',
  ' ',
  'text',
)
const written = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

function elementsOf(page: string): Element[] {
  const found: Element[] = []
  const visit = (nodes: readonly Node[]) => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue
      found.push(node)
      visit(node.childNodes)
    }
  }
  visit(parse(page).childNodes)
  return found
}

/** The tags and attribute names of a page, without its text. */
const skeletonOf = (page: string) =>
  elementsOf(page).map(({ tagName, attrs }) =>
    [tagName, ...attrs.map(({ name }) => name)].join(' '),
  )

const attribute = (
  page: string,
  tag: string,
  [name, value]: readonly [string, string],
  wanted: string,
) =>
  elementsOf(page)
    .find(
      ({ tagName, attrs }) =>
        tagName === tag && attrs.some((each) => each.name === name && each.value === value),
    )
    ?.attrs.find((each) => each.name === wanted)?.value

const save = async (title: string, topText: string, bottomText: string) => {
  const response = await user.postJson('/api/memes', { title, topText, bottomText, templateId: 1 })
  expect(response.statusCode).toBe(201)
  return response.json()
}

describe('the share page', () => {
  it('has the same elements whatever a meme’s title and texts are, and shows the exact title', async () => {
    const plain = await save('A title', 'Above', 'Below')
    const skeleton = skeletonOf((await user.get(plain.shareUrl)).body)
    await fc.assert(
      fc.asyncProperty(written, written, written, async (title, topText, bottomText) => {
        const meme = await save(title, topText, bottomText)
        const page = (await test.visitor.get(meme.shareUrl)).body
        expect(skeletonOf(page)).toEqual(skeleton)
        expect(attribute(page, 'meta', ['property', 'og:title'], 'content')).toBe(meme.title)
        expect(attribute(page, 'meta', ['property', 'og:site_name'], 'content')).toBe(SITE_NAME)
      }),
      { numRuns: NUM_RUNS },
    )
  }, 60_000)

  it('offers the picture under a file name without user input', async () => {
    await fc.assert(
      fc.asyncProperty(written, async (title) => {
        const meme = await save(title, '', '')
        const { headers } = await test.visitor.get(`${meme.memeImageUrl}?download`)
        expect(headers['content-disposition']).toMatch(/^attachment; filename="meme-\d+\.png"$/)
      }),
      { numRuns: NUM_RUNS / 2 },
    )
  }, 60_000)
})

describe('the login page', () => {
  it('has the same elements whatever the input, and fills it in exactly', async () => {
    const submit = async (email: string, firstName: string) =>
      (
        await test.visitor.send({
          method: 'POST',
          url: '/api/signup',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ email, firstName, password: 'short' }).toString(),
        })
      ).body
    const skeleton = skeletonOf(await submit('nobody', 'Ada'))
    await fc.assert(
      fc.asyncProperty(written, written, async (email, firstName) => {
        const page = await submit(`${email}!`, `${firstName}!`)
        expect(skeletonOf(page)).toEqual(skeleton)
        const typed = attribute(page, 'input', ['name', 'firstName'], 'value')
        expect(typed).toBe(`${firstName}!`)
      }),
      { numRuns: NUM_RUNS },
    )
  }, 60_000)

  it('keeps the return path in its attribute', async () => {
    const scriptsIn = (html: string) =>
      elementsOf(html).filter(({ tagName }) => tagName === 'script').length
    const ownScripts = scriptsIn((await test.visitor.get('/api/login')).body)
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        const returnTo = `/${text}`
        const { body } = await test.visitor.get(
          `/api/login?returnTo=${encodeURIComponent(returnTo)}`,
        )
        const kept = attribute(body, 'input', ['name', 'returnTo'], 'value') ?? ''
        expect(new URL(kept, 'https://memes.example').origin).toBe('https://memes.example')
        expect(scriptsIn(body)).toBe(ownScripts)
      }),
      { numRuns: NUM_RUNS },
    )
  }, 60_000)
})

describe('the web app’s pages', () => {
  it.each(['/', '/gallery'])('contain the exact site name: %s', async (path) => {
    const { body } = await test.visitor.get(path)
    const site = attribute(body, 'meta', ['name', 'site'], 'content') ?? ''
    expect(JSON.parse(site).siteName).toBe(SITE_NAME)
    expect(elementsOf(body).some(({ tagName }) => tagName === 'b')).toBe(false)
  })
})
