import Type from 'typebox'
import Value from 'typebox/value'
import type { OpenAiConfig } from '../../../config/config.ts'
import { baseUrlOf, createClient } from './create-client.ts'
import { EndpointError } from './endpoint-error.ts'
import { MAX_PICTURE_BYTES, readPicture } from './read-picture.ts'
import { isRejected } from './refusal.ts'

// Base64 is 4/3 of the bytes; the rest is for the JSON around it.
const MAX_PICTURE_ANSWER_BYTES = Math.ceil((MAX_PICTURE_BYTES * 4) / 3) + 64 * 1024

const Optional = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Pictures = Type.Object({
  data: Type.Array(Type.Object({ b64_json: Optional, url: Optional }), { minItems: 1 }),
})

/**
 * Paints what a sentence describes.
 *
 * @returns the picture's bytes, not validated yet
 * @throws EndpointError or an API error
 */
export type Paint = (description: string, signal: AbortSignal) => Promise<Uint8Array>

/** Returns a function that asks the picture model; undefined if none is configured. */
export function createPictureModel(config: OpenAiConfig): Paint | undefined {
  const { imageModel: model } = config
  if (model === undefined) return undefined
  const client = createClient(config, MAX_PICTURE_ANSWER_BYTES)
  return async (description, signal) => {
    const wanted = {
      model,
      prompt: `${description} No text, letters or captions anywhere in the picture.`,
    }
    // These models always return base64, and reject the option.
    const format = /^(chatgpt|gpt)-image/.test(model)
      ? {}
      : { response_format: 'b64_json' as const }
    const response: unknown = await client.images
      .generate({ ...wanted, ...format, size: '1024x1024', n: 1 }, { signal })
      .catch((error: unknown) => {
        if (!isRejected(error)) throw error
        return client.images.generate(wanted, { signal })
      })
    if (!Value.Check(Pictures, response)) {
      throw new EndpointError('the image model answered without a picture')
    }
    return await readPicture(response.data[0] ?? {}, baseUrlOf(config), signal)
  }
}
