/**
 * Asks the text model for JSON.
 *
 * Endpoints differ in what they accept: a schema, a picture, both or neither. A rejected request is sent
 * again in a simpler form, and what was rejected is not sent in later requests.
 */
import { MINUTE_MS } from '@memesmith/contract'
import Type from 'typebox'
import Value from 'typebox/value'
import type { OpenAiConfig } from '../../../config/config.ts'
import { createClient } from './create-client.ts'
import { EndpointError } from './endpoint-error.ts'
import { parseObject } from './parse-object.ts'
import { isRejected, RefusalError } from './refusal.ts'

const MAX_WORDS_BYTES = 256 * 1024

/** A question with a JSON object as its answer. */
export interface Question {
  readonly name: string
  /** The JSON schema of the answer, for endpoints that accept one. "Strict" output requires all properties. */
  readonly schema: Record<string, unknown>
  readonly instructions: string
  /** Describes the form of the answer when no schema is sent. */
  readonly plainForm: string
  /** As JSON, so that a user's text can't break out of it. */
  readonly content: string
  /** A data URL of what the question is about. */
  readonly picture?: string | undefined
}

interface Form {
  readonly hasSchema: boolean
  readonly hasPicture: boolean
}

/** @throws RefusalError when the model declined; EndpointError or an API error when it failed */
export type AskTextModel = (question: Question, signal: AbortSignal) => Promise<unknown>

// Only the fields that are used. Compatible endpoints leave out many of the others.
const Optional = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Completion = Type.Object({
  choices: Type.Array(
    Type.Object({
      finish_reason: Optional,
      message: Type.Object({ content: Optional, refusal: Optional }),
    }),
    { minItems: 1 },
  ),
})
const Refused = Type.Object({ refused: Type.Literal(true) })

/** How long a model gets no pictures that has rejected the first one, in ms. */
const WITHOUT_PICTURE_MS = 10 * MINUTE_MS

/** Returns a function that asks the configured model. */
export function createTextModel(config: OpenAiConfig): AskTextModel {
  const client = createClient(config, MAX_WORDS_BYTES)
  let takesSchema = true
  let hasTakenPicture = false
  let noPictureBefore = 0

  async function send(question: Question, form: Form, signal: AbortSignal): Promise<unknown> {
    const completion: unknown = await client.chat.completions.create(
      {
        model: config.textModel,
        messages: messagesOf(question, form),
        ...(form.hasSchema && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: question.name, strict: true, schema: question.schema },
          },
        }),
      },
      { signal },
    )
    if (!Value.Check(Completion, completion)) {
      throw new EndpointError('the text model answered without a message')
    }
    const [{ message, finish_reason: reason } = { message: {} }] = completion.choices
    if (message.refusal || reason === 'content_filter') throw new RefusalError()
    const answer = parseObject(message.content ?? '')
    if (Value.Check(Refused, answer)) throw new RefusalError()
    return answer
  }

  return async (question, signal) => {
    const forms = formsFor({
      hasSchema: takesSchema,
      hasPicture: question.picture !== undefined && Date.now() >= noPictureBefore,
    })
    let rejection: unknown
    for (const form of forms) {
      try {
        const answer = await send(question, form, signal)
        if (form.hasPicture) hasTakenPicture = true
        if (rejection !== undefined) {
          // What was left out last was the cause, so do not send it again. A picture may have been
          // rejected for what it shows: then others are taken.
          if (!forms[0]?.hasPicture || form.hasPicture) takesSchema = form.hasSchema
          else if (!hasTakenPicture) noPictureBefore = Date.now() + WITHOUT_PICTURE_MS
        }
        return answer
      } catch (error) {
        if (!isRejected(error)) throw error
        rejection = error
      }
    }
    throw rejection
  }
}

/** From the whole request to the simplest. */
function formsFor({ hasSchema, hasPicture }: Form): readonly Form[] {
  const forms: Form[] = [{ hasSchema, hasPicture }]
  if (hasSchema) forms.push({ hasSchema: false, hasPicture })
  if (hasPicture) forms.push({ hasSchema: false, hasPicture: false })
  return forms
}

const messagesOf = (
  { instructions, plainForm, content, picture }: Question,
  { hasSchema, hasPicture }: Form,
) => [
  {
    role: 'system' as const,
    content: hasSchema ? instructions : `${instructions}\n\n${plainForm}`,
  },
  {
    role: 'user' as const,
    content:
      hasPicture && picture !== undefined
        ? [
            { type: 'text' as const, text: content },
            { type: 'image_url' as const, image_url: { url: picture, detail: 'low' as const } },
          ]
        : content,
  },
]
