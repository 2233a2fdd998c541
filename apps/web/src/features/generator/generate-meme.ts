import type { GeneratedMeme, GenerateInput } from '@memesmith/contract'
import { request } from '../../lib/api-client.ts'
import { refetchMemes } from '../memes/use-memes.ts'

/** @throws ResponseError, with what the server said where it said something */
export async function generateMeme(
  input: GenerateInput,
  signal: AbortSignal,
): Promise<GeneratedMeme> {
  const response = await request('POST', '/api/memes/generate', input, signal)
  const meme: GeneratedMeme = await response.json()
  await refetchMemes()
  return meme
}
