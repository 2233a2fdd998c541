import type { GenerationStep } from '@memesmith/contract'
import OpenAI, { APIError } from 'openai'
import Type from 'typebox'
import Value from 'typebox/value'
import type { OpenAiConfig } from '../../config/config.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { Generator } from './generator.ts'
import { describeFailure } from './openai/describe-failure.ts'
import { EndpointError } from './openai/endpoint-error.ts'
import { createEndpointFetch } from './openai/endpoint-fetch.ts'
import { IDEA_SCHEMA, ideaMessages, type MemeIdea, parseIdea } from './openai/meme-idea.ts'
import { MAX_PICTURE_BYTES, readPicture } from './openai/read-picture.ts'

const OPENAI_BASE_URL = 'https://api.openai.com/v1'

const MAX_WORDS_BYTES = 256 * 1024
// Base64 is 4/3 of the bytes; the rest is for the JSON around it.
const MAX_PICTURE_ANSWER_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

/** The share of the time limit that the captions may use; the picture may use all of the rest. */
const WORDS_SHARE = 1 / 3

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
const Pictures = Type.Object({
  data: Type.Array(Type.Object({ b64_json: Optional, url: Optional }), { minItems: 1 }),
})

const REFUSAL_CODES = ['moderation_blocked', 'content_policy_violation', 'content_filter']
const isRefusal = (error: unknown): boolean =>
  error instanceof APIError && REFUSAL_CODES.includes(error.code ?? '')
/** The endpoint does not support something in the request; a simpler request may work. */
const isRejected = (error: unknown): boolean =>
  error instanceof APIError && error.status === 400 && !isRefusal(error)

/**
 * Generates memes with an OpenAI-compatible endpoint: one model for the captions, one for the
 * picture.
 */
export function createOpenAiGenerator(config: OpenAiConfig): Generator {
  const baseUrl = config.baseUrl ?? OPENAI_BASE_URL
  const clientReading = (maxBytes: number) =>
    new OpenAI({
      apiKey: config.apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      // `createEndpointFetch` retries, and the signals below limit the time, including the body.
      maxRetries: 0,
      timeout: config.timeoutMs,
      fetch: createEndpointFetch(maxBytes),
      // The client's own log would contain prompts.
      logLevel: 'off',
    })
  const words = clientReading(MAX_WORDS_BYTES)
  const pictures = clientReading(MAX_PICTURE_ANSWER_BYTES)
  let takesSchema = true

  async function imagine(prompt: string, signal: AbortSignal): Promise<MemeIdea> {
    if (!takesSchema) return await ask(prompt, 'plain', signal)
    try {
      return await ask(prompt, 'schema', signal)
    } catch (error) {
      if (!isRejected(error)) throw error
      const idea = await ask(prompt, 'plain', signal)
      // The schema was the cause, so do not send it again.
      takesSchema = false
      return idea
    }
  }

  async function ask(prompt: string, form: 'plain' | 'schema', signal: AbortSignal) {
    const completion: unknown = await words.chat.completions.create(
      {
        model: config.textModel,
        messages: ideaMessages(prompt, form),
        ...(form === 'schema' && {
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'meme', strict: true, schema: IDEA_SCHEMA },
          },
        }),
      },
      { signal },
    )
    if (!Value.Check(Completion, completion)) {
      throw new EndpointError('the text model answered without a message')
    }
    const [{ message, finish_reason: reason } = { message: {} }] = completion.choices
    if (message.refusal || reason === 'content_filter') throw new AppError('generation_refused')
    const idea = parseIdea(message.content ?? '')
    if (idea === 'refused') throw new AppError('generation_refused')
    return idea
  }

  async function paint(description: string, signal: AbortSignal): Promise<Uint8Array> {
    const wanted = {
      model: config.imageModel,
      prompt: `${description} No text, letters or captions anywhere in the picture.`,
    }
    // These models always return base64, and reject the option.
    const format = /^(chatgpt|gpt)-image/.test(config.imageModel)
      ? {}
      : { response_format: 'b64_json' as const }
    const response: unknown = await pictures.images
      .generate({ ...wanted, ...format, size: '1024x1024', n: 1 }, { signal })
      .catch((error: unknown) => {
        if (!isRejected(error)) throw error
        return pictures.images.generate(wanted, { signal })
      })
    if (!Value.Check(Pictures, response)) {
      throw new EndpointError('the image model answered without a picture')
    }
    return await readPicture(response.data[0] ?? {}, baseUrl, signal)
  }

  return {
    kind: 'model',
    async generate(prompt, signal, onProgress) {
      let step: GenerationStep = 'captions'
      const whole = AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)])
      const wordsTime = AbortSignal.timeout(Math.ceil(config.timeoutMs * WORDS_SHARE))
      try {
        const idea = await imagine(prompt, AbortSignal.any([whole, wordsTime]))
        step = 'picture'
        onProgress?.(step)
        return { ...idea, picture: await paint(idea.imageDescription, whole) }
      } catch (error) {
        if (signal.aborted || error instanceof AppError) throw error
        if (isRefusal(error)) throw new AppError('generation_refused')
        const isLate = whole.aborted || (step === 'captions' && wordsTime.aborted)
        const model = step === 'captions' ? config.textModel : config.imageModel
        const failure = isLate ? { problem: 'it took too long' } : describeFailure(error)
        throw new AppError('generator_unavailable', undefined, {
          cause: { step, model, ...failure },
        })
      }
    },
    async close() {},
  }
}
