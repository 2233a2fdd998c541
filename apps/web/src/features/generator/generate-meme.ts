import {
  API_ERRORS,
  type GenerateInput,
  type GenerationStep,
  LIVE_PROGRESS,
} from '@memesmith/contract'
import { ResponseError, request } from '../../lib/api-client.ts'
import { recordOf, textIn } from '../../lib/read-json.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import { latestStep } from './latest-step.ts'
import { type GeneratedMeme, readGeneratedMeme } from './read-generated-meme.ts'

/**
 * Asks the server for a meme.
 *
 * @param onStep told what the server is doing, as often as it says so
 * @throws ResponseError, with what the server said where it said something
 */
export async function generateMeme(
  input: GenerateInput,
  signal: AbortSignal,
  onStep: (step: GenerationStep) => void,
): Promise<GeneratedMeme> {
  const response = await request('POST', '/api/memes/generate', input, {
    signal,
    headers: { prefer: LIVE_PROGRESS },
  })
  const text = await readText(response, (soFar) => {
    const step = latestStep(soFar)
    if (step !== undefined) onStep(step)
  })
  const answer: unknown = JSON.parse(text)
  const code = textIn(recordOf(answer, 'a generated meme'), 'code')
  // It failed after the status was sent.
  if (code !== undefined) throw new ResponseError(statusOf(code), code, text)
  void refetchMemes()
  return readGeneratedMeme(answer)
}

const statusOf = (code: string): number =>
  Object.entries(API_ERRORS).find(([known]) => known === code)?.[1][0] ?? 500

async function readText(response: Response, onChange: (soFar: string) => void): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    onChange(text)
  }
  return text
}
