import type { SavedMeme } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { findDuplicates } from './duplicates.ts'

const meme = (id: number, changes: Partial<SavedMeme> = {}, topText = 'a'): SavedMeme => ({
  id,
  title: `Meme ${id}`,
  topText,
  bottomText: '',
  templateId: 1,
  customImageUrl: null,
  memeImageUrl: `/m/${id}.png`,
  isPublic: false,
  createdAt: '',
  document: documentOfTexts({ topText }),
  ...changes,
})

it('finds memes with the same source and the same drawing, whatever their titles', () => {
  const upload = { templateId: null, customImageUrl: '/api/images/x' }
  const memes = [meme(5), meme(4, {}, 'b'), meme(3), meme(2, upload), meme(1, upload)]
  expect([...findDuplicates(memes)]).toEqual([
    [3, 'Meme 5'],
    [1, 'Meme 2'],
  ])
})

it('finds none where the server does not tell the source', () => {
  const { document, ...bare } = meme(1)
  const unknown = { templateId: null, customImageUrl: null }
  expect(findDuplicates([bare, { ...bare, id: 2 }, meme(3, unknown), meme(4, unknown)]).size).toBe(
    0,
  )
})
