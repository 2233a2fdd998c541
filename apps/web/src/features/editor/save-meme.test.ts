import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from './picture.ts'
import { saveMeme } from './save-meme.ts'

const draft = { document: BLANK_DOCUMENT, title: '' }
const picture: Pick<Picture, 'origin'> = { origin: { kind: 'template', templateId: 1 } }

afterEach(() => vi.unstubAllGlobals())

describe('saveMeme', () => {
  it('requires a signed-in user before sending anything', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    vi.stubGlobal('fetch', fetch)
    await expect(saveMeme(null, draft, picture)).rejects.toThrow(/^Authentication required$/)
    expect(fetch).not.toHaveBeenCalled()
  })
})
