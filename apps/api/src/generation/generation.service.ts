import {
  DEFAULT_GENERATED_TITLE,
  type GeneratedMeme,
  type GenerateInput,
} from '@memesmith/contract'
import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR } from '@memesmith/meme-render'
import type { Dependencies } from '../dependencies.ts'
import { storeUpload } from '../images/images.service.ts'
import { createMeme } from '../memes/memes.service.ts'

/** Makes a meme from a prompt and saves it in the user's collection. */
export async function generateMeme(
  deps: Dependencies,
  userId: number,
  { prompt, title }: GenerateInput,
  signal: AbortSignal,
): Promise<GeneratedMeme> {
  const aiPrompt = prompt.trim()
  const generated = await deps.generator.generate(aiPrompt, signal)
  const imageUrl = await storeUpload(deps, userId, generated.picture)
  const meme = await createMeme(deps, userId, {
    title: title?.trim() || DEFAULT_GENERATED_TITLE,
    topText: generated.topText,
    bottomText: generated.bottomText,
    fontSize: DEFAULT_FONT_SIZE,
    textColor: DEFAULT_TEXT_COLOR,
    customImageUrl: imageUrl,
  })
  return { ...meme, imageUrl, imageDescription: generated.imageDescription, aiPrompt }
}
