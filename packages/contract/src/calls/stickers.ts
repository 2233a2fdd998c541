import Type from 'typebox'
import * as endpoints from '../endpoints/stickers.ts'
import { StickerList, StickersQuery } from '../stickers.ts'
import { type Call, WEBP } from './call.ts'

export const listStickers = {
  ...endpoints.listStickers,
  query: StickersQuery,
  answer: { 200: StickerList },
  errors: [],
} as const satisfies Call

export const getStickerPicture = {
  ...endpoints.getStickerPicture,
  params: Type.Object({ name: Type.String() }),
  answer: { 200: WEBP },
  errors: [],
} as const satisfies Call
