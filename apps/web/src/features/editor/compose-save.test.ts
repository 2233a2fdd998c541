import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { composeSave } from './compose-save.ts'

it('composeSave requires a signed-in user', async () => {
  const draft = { document: BLANK_DOCUMENT, title: '' }
  const composed = composeSave(null, draft, { kind: 'template', templateId: 1 }, { key: 'a-key' })
  await expect(composed).rejects.toThrow(/^Authentication required$/)
})
