import Type from 'typebox'
import { call } from './call.ts'

/** The two calls of imgflip, for its clients. Every failure is an answer with status 200. */

const Failed = Type.Object({ success: Type.Literal(false), error_message: Type.String() })
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

const Captioned = Type.Union([
  succeeded(Type.Object({ url: Type.String(), page_url: Type.String() })),
  Failed,
])

/** The body is a form or JSON; the password is an API key, and the user name is ignored. */
export const imgflipCaption = call('POST', '/caption_image', {
  answer: { 200: Captioned },
  errors: ['payload_too_large', 'too_many_requests'],
})

/** The same with a query. */
export const imgflipCaptionByQuery = call('GET', '/caption_image', {
  answer: { 200: Captioned },
  errors: ['too_many_requests'],
})
