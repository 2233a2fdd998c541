import { readStickerList } from '../readers/read-sticker-list.ts'

/** The emoji that can be stickers, in a language. Never changes at a URL with the version `v`. */
export const listStickers = {
  method: 'GET',
  path: '/api/stickers',
  read: readStickerList,
} as const

/** The picture of an emoji, by its name. Never changes at a URL with the version `v`. */
export const getStickerPicture = { method: 'GET', path: '/api/stickers/:name/picture' } as const
