import Type from 'typebox'
import * as endpoints from '../endpoints/share.ts'
import { type Call, PAGE, PNG } from './call.ts'

// Any id leads to a page: one that says that there is no such meme.
const ShareParams = Type.Object({ shareId: Type.String() })

export const sharePage = {
  ...endpoints.sharePage,
  params: ShareParams,
  answer: { 200: PAGE, 404: PAGE },
  errors: [],
} as const satisfies Call

/** Saved as a file where its query has `download`. */
export const sharedPicture = {
  ...endpoints.sharedPicture,
  params: ShareParams,
  answer: { 200: PNG, 304: null, 404: PAGE },
  errors: ['image_not_found'],
} as const satisfies Call
