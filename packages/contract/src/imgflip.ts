import Type from 'typebox'
import { call } from './call.ts'

/** The two calls of imgflip, for its clients. They read no status: even a failure is a 200. */

const answerOf = <Data extends Type.TSchema>(data: Data) =>
  Type.Union([
    Type.Object({ success: Type.Literal(true), data }),
    Type.Object({ success: Type.Literal(false), error_message: Type.String() }),
  ])

export const imgflipTemplates = call('GET', '/get_memes', {
  answer: {
    200: answerOf(
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
  errors: [],
})

const Captioned = answerOf(Type.Object({ url: Type.String(), page_url: Type.String() }))

/**
 * The body is a form or JSON; fields may also be in the query. The password is an API key, and the user
 * name is ignored.
 */
export const imgflipCaption = call('POST', '/caption_image', {
  answer: { 200: Captioned },
  errors: [],
})

/** The same with a query. */
export const imgflipCaptionByQuery = call('GET', '/caption_image', {
  answer: { 200: Captioned },
  errors: [],
})
