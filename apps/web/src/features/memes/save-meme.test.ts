import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Draft } from '../editor/editor-store.ts'
import type { Picture } from '../editor/picture.ts'
import { saveMeme } from './save-meme.ts'

const draft: Draft = {
  topText: '',
  bottomText: '',
  fontSize: 32,
  textColor: '#ffffff',
  title: '',
  templateId: 1,
}
const picture: Pick<Picture, 'origin'> = { origin: { kind: 'template', templateId: 1 } }

afterEach(() => vi.unstubAllGlobals())

describe('saveMeme', () => {
  it('asks for a signed-in user before it sends anything', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>()
    vi.stubGlobal('fetch', fetch)
    await expect(saveMeme(null, draft, picture)).rejects.toThrow(/^Authentication required$/)
    expect(fetch).not.toHaveBeenCalled()
  })
})
