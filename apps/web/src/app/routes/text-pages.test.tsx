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
})
