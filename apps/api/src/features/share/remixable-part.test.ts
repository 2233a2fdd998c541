import type { Meme } from '@memesmith/contract'
import { documentOfTexts, type Sticker } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { remixablePart } from './remixable-part.ts'

const IMAGE = `/api/images/${'x'.repeat(22)}`
const texts = { topText: 'words', bottomText: '', fontSize: 32, textColor: '#ffffff' }
const words = documentOfTexts(texts)

const sticker = (image: string): Sticker => ({
  type: 'sticker',
  image,
  place: { x: 0, y: 0, width: 0.2, height: 0.2, rotation: 0 },
  flipped: false,
  opacity: 1,
})

const made = (templateId: number | null, ...stickers: readonly Sticker[]): Meme => ({
  id: 1,
  title: 'Mine',
  suggestedTitle: null,
  ...texts,
  document: { ...words, layers: [...words.layers, ...stickers] },
  templateId,
  customImageUrl: templateId === null ? IMAGE : null,
  memeImageUrl: '/m/x.png',
  animationUrl: null,
  thumbnailUrl: '/api/memes/1/thumbnail',
  shareUrl: '/m/x',
  width: 640,
  height: 480,
  isPublic: false,
  tags: [],
  isFavorite: false,
  createdAt: '2026-05-04T12:00:00.000Z',
  updatedAt: null,
})

it.each<[string, Meme, boolean]>([
  ['a template with words', made(1), true],
  ['a template with an emoji', made(1, sticker('fire')), true],
  ['a template with a picture of the owner', made(1, sticker(IMAGE)), false],
  ['an upload', made(null), false],
])('%s', (_what, meme, isOpen) => {
  const part = remixablePart(meme)
  expect(part.templateId).toBe(isOpen ? 1 : null)
  expect(part.document.layers).toEqual(isOpen ? meme.document.layers : [])
  expect(part.pictureUrl).toBe('/m/x.png')
  expect(JSON.stringify(part)).not.toContain('/api/images/')
})
