import { DEFAULT_SITE, type SiteSettings } from '@memesmith/contract'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { describe, expect, it } from 'vitest'
import { SITE } from '../../features/site/use-site.ts'
import { Component as Help } from './help.tsx'
import { Component as Privacy } from './privacy.tsx'
import { Component as Terms } from './terms.tsx'

/** The words of a page, on a site with these settings. */
function wordsOf(Page: ComponentType, settings: Partial<SiteSettings> = {}): string {
  const page = renderToStaticMarkup(
    <SWRConfig value={{ fallback: { [SITE]: { ...DEFAULT_SITE, ...settings } } }}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </SWRConfig>,
  )
  return page.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
}

describe.each([
  ['Help', Help],
  ['Privacy', Privacy],
  ['Terms', Terms],
])('%s', (_name, Page) => {
  it('names the address of the people who run the site', () => {
    const words = wordsOf(Page, { contact: 'abuse@example.com' })
    expect(words).toContain('Write to the people who run this site: abuse@example.com.')
  })

  it('says whom to ask where they named none', () => {
    const words = wordsOf(Page)
    expect(words).toContain('Ask whoever told you about it or gave you your account.')
    expect(words).toContain('They do read every report')
  })
})

describe('Privacy', () => {
  it.each([
    [
      'API keys',
      'The API keys that you make, and those of programs that you let in: a hash of each',
    ],
    ['copies', 'copies as GIF and MP4'],
    ['videos', 'A video is read in your browser: only the part that you choose is sent'],
    ['texts in addresses', 'texts only where the address of a picture has them'],
  ])('tells of %s', (_what, sentence) => {
    expect(wordsOf(Privacy)).toContain(sentence)
  })

  it('tells what a model gets, and that there is none', () => {
    expect(wordsOf(Privacy, { generator: 'model' })).toContain(
      'when you ask for ideas, your topic and a small copy of the picture',
    )
    expect(wordsOf(Privacy, { generator: 'built-in' })).toContain('no AI model gets them')
  })

  it.each([
    ['both lasting cookies', 'one for your language, for 400 days'],
    [
      'the language and the decisions',
      'The language that you chose, and what administrators decided',
    ],
    ['stickers in the browser', 'your recent stickers'],
    ['memes that were taken down', 'One that administrators took down is kept for 30 days'],
    [
      'what outlives an account',
      'the link, the reason, and numbers by which the picture is recognized',
    ],
  ])('tells of %s', (_what, sentence) => {
    expect(wordsOf(Privacy)).toContain(sentence)
  })
})

describe('a site with a public side', () => {
  const PUBLIC = [
    ['Privacy', Privacy, 'Memes that you show in public are the exception'],
    ['Privacy', Privacy, 'Your handle and the one before it'],
    ['Terms', Terms, 'Those that you show in public it shows to everybody, with your handle'],
    ['Help', Help, 'lets everybody find, like and remix it in Explore'],
  ] as const
  it.each(PUBLIC)('says so in %s, and no other does', (_name, Page, sentence) => {
    expect(wordsOf(Page)).not.toContain(sentence)
    for (const publicGallery of ['review', 'open'] as const) {
      expect(wordsOf(Page, { publicGallery })).toContain(sentence)
    }
  })

  it('promises no more that nobody else sees a meme', () => {
    const promise = 'whoever has their links, and to nobody else'
    expect(wordsOf(Terms)).toContain(promise)
    expect(wordsOf(Terms, { publicGallery: 'open' })).not.toContain(promise)
  })

  it.each([
    ['Help', Help],
    ['Terms', Terms],
  ])('says in %s whether administrators look first', (_name, Page) => {
    const sentence = 'Administrators look at each meme before everybody sees it.'
    expect(wordsOf(Page, { publicGallery: 'review' })).toContain(sentence)
    expect(wordsOf(Page, { publicGallery: 'open' })).not.toContain(sentence)
  })
})
