import {
  calls,
  MEMES_PER_EXPLORE_PAGE,
  type PublicFilter,
  type PublicMeme,
  type PublicMemes,
} from '@memesmith/contract'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SCROLL_POSITIONS } from '../../lib/scroll-positions.ts'
import { mount } from '../../testing/mount.tsx'
import { PublicList } from './public-list.tsx'

/** Ten pages; a full run has as many as can be asked for. */
const MEMES = import.meta.env.FULL ? 10_000 : 10 * MEMES_PER_EXPLORE_PAGE
/** Number of elements up to which a page stays fast on a phone. */
const MAX_NODES = 3000

const memeAt = (place: number): PublicMeme => ({
  shareId: `meme${place}`.padEnd(22, 'x'),
  title: `Meme ${place}`,
  alt: 'A meme that says: HELLO',
  handle: 'ada',
  pictureUrl: 'data:,',
  animationUrl: null,
  shareUrl: `/m/meme${place}`,
  width: 640,
  height: 480,
  tags: ['cats'],
  template: { id: 1, name: 'Cat' },
  likes: place,
  isLiked: false,
  shownAt: '2026-01-01T00:00:00.000Z',
})

const pageOf = (number: number): PublicMemes => {
  const first = (number - 1) * MEMES_PER_EXPLORE_PAGE
  const count = Math.min(MEMES_PER_EXPLORE_PAGE, MEMES - first)
  return {
    memes: Array.from({ length: count }, (_, index) => memeAt(first + index + 1)),
    hasNext: first + count < MEMES,
  }
}

const asked: URL[] = []
beforeEach(() => {
  asked.length = 0
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    if (url.pathname !== calls.listPublicMemes.path) return await fetch(input, init)
    asked.push(url)
    const { handle, seed, page: number = '1' } = Object.fromEntries(url.searchParams)
    if (handle !== undefined) return Response.json({ code: 'person_not_found' }, { status: 404 })
    if (seed !== undefined) return Response.json({ code: 'invalid_request' }, { status: 400 })
    return Response.json(pageOf(Number(number)))
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (filter: PublicFilter) =>
  mount(<PublicList filter={filter} nothing="Nothing here yet" hint="Show one." />)

it('says plainly that nobody has a handle, and that an address is not right', async () => {
  show({ handle: 'nobody9' })
  await expect.element(page.getByRole('heading', { name: 'Nobody has that handle' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Explore Memes' }))
    .toHaveAttribute('href', '/explore')
})

it('offers to start again after an order that does not exist', async () => {
  show({ sort: 'random', seed: 'x' })
  await expect.element(page.getByRole('heading', { name: 'There is no such list' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Start Again' }))
    .toHaveAttribute('href', '/explore')
})

it('returns to the place where the user was, some pages behind', async () => {
  const place = 16_000
  sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify({ default: place }))
  onTestFinished(() => sessionStorage.removeItem(SCROLL_POSITIONS))
  show({ tag: 'dogs' })
  await vi.waitUntil(() => Math.abs(scrollY - place) <= 1, { timeout: 10_000 })
  expect(asked.map(({ searchParams }) => searchParams.get('page') ?? '1')).toContain('3')
  scrollTo(0, 0)
})

it('goes on while the user scrolls, with links to its pages, and keeps the page small', async () => {
  show({ sort: 'popular', tag: 'cats' })
  await expect.element(page.getByRole('link', { name: 'Open Meme 1', exact: true })).toBeVisible()
  const last = () => Number(asked.at(-1)?.searchParams.get('page') ?? '1')
  const next = () => document.querySelector('a[rel=next]')?.getAttribute('href')
  const all = Math.ceil(MEMES / MEMES_PER_EXPLORE_PAGE)
  let most = 0
  while (last() < all) {
    const before = last()
    scrollTo(0, document.body.scrollHeight)
    await vi.waitUntil(() => last() > before, { timeout: 10_000, interval: 5 })
    if (before === 7) {
      // The list may go on by itself, while its end is still in sight.
      const isNext = () => next() === `/explore?sort=popular&tag=cats&page=${last() + 1}`
      await vi.waitUntil(isNext, { timeout: 10_000, interval: 5 })
    }
    most = Math.max(most, document.querySelectorAll('*').length)
  }
  await vi.waitUntil(() => next() === undefined, { timeout: 10_000 })
  expect(asked).toHaveLength(all)
  expect(most).toBeLessThanOrEqual(MAX_NODES)
}, 120_000)
