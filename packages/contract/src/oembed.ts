import Type from 'typebox'
import { call, JSON_TYPE, PAGE } from './call.ts'

/** What other sites show of a link to a meme (oembed.com). */
export const oembed = call('GET', '/oembed', {
  query: Type.Object({
    url: Type.String({ maxLength: 2000, default: '' }),
    /** Pixels. Anything but a number is ignored. */
    maxwidth: Type.Optional(Type.String({ maxLength: 20 })),
    maxheight: Type.Optional(Type.String({ maxLength: 20 })),
    format: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  answer: { 200: JSON_TYPE },
  errors: ['meme_not_found', 'format_unsupported', 'too_many_requests'],
})

/** A page with only the meme, for frames on other sites. */
export const embedPage = call('GET', '/m/:shareId/embed', {
  params: Type.Object({ shareId: Type.String() }),
  answer: { 200: PAGE, 403: PAGE, 404: PAGE, 410: PAGE },
  errors: [],
})
