import {
  API_ERRORS,
  endpoints,
  GENERATION_STEPS,
  type GenerateInput,
  type GenerationStep,
  LIVE_PROGRESS_TYPE,
  recordOf,
  textIn,
} from '@memesmith/contract'
import { ResponseError } from '../../lib/api-client.ts'
import { send } from '../../lib/call.ts'
import { readJsonLines } from '../../lib/read-json-lines.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import { type GeneratedMeme, readGeneratedMeme } from './read-generated-meme.ts'

/**
 * Requests a meme from the server.
 *
 * @param onStep called with each step that the server reports
 * @throws ResponseError with the server's message, if there is one
 */
export async function generateMeme(
  input: GenerateInput,
  signal: AbortSignal,
  onStep: (step: GenerationStep) => void,
): Promise<GeneratedMeme> {
  const headers = { accept: `${LIVE_PROGRESS_TYPE}, application/json` }
  const response = await send(endpoints.generateMeme, { body: input }, { signal, headers })
  const answer = await readAnswer(response, onStep)
  const code = textIn(recordOf(answer, 'a generated meme'), 'code')
  // The failure came after the status was sent.
  if (code !== undefined) throw new ResponseError(statusOf(code), code, JSON.stringify(answer))
  void refetchMemes()
  return readGeneratedMeme(answer)
}

const statusOf = (code: string): number =>
  Object.entries(API_ERRORS).find(([known]) => known === code)?.[1][0] ?? 500

/** The whole body, or the last line of a body with progress. */
async function readAnswer(
  response: Response,
  onStep: (step: GenerationStep) => void,
): Promise<unknown> {
  const isLive = response.headers.get('content-type')?.startsWith(LIVE_PROGRESS_TYPE) ?? false
  if (!isLive || response.body === null) return await response.json()
  let last: unknown
  for await (const value of readJsonLines(response.body)) {
    last = value
    const progress = textIn(recordOf(value, 'progress or a generated meme'), 'progress')
    const step = GENERATION_STEPS.find((each) => each === progress)
    if (step !== undefined) onStep(step)
  }
  return last
}
