import Type from 'typebox'
import { call, JSON_TYPE } from './call.ts'

/** The two calls of imgflip, for its clients. Failures have status 200 too. */

const succeeded = <Data extends Type.TSchema>(data: Data) =>
  Type.Object({ success: Type.Literal(true), data })

export const imgflipTemplates = call('GET', '/get_memes', {
  answer: {
    200: succeeded(
      Type.Object({
        memes: Type.Array(
          Type.Object({
            id: Type.String(),
            name: Type.String(),
            url: Type.String(),
            width: Type.Integer(),
            height: Type.Integer(),
            box_count: Type.Integer(),
          }),
        ),
      }),
    ),
  },
  errors: ['too_many_requests'],
})

/**
 * The answer is `{ success: true, data: { url, page_url } }`, or `{ success: false, error_message }`. The
 * body is a form or JSON; the password is an API key, and the user name is ignored.
 */
export const imgflipCaption = call('POST', '/caption_image', {
  answer: { 200: JSON_TYPE },
  errors: ['payload_too_large', 'too_many_requests'],
})

/** The same with a query. */
export const imgflipCaptionByQuery = call('GET', '/caption_image', {
  answer: { 200: JSON_TYPE },
  errors: ['too_many_requests'],
})
