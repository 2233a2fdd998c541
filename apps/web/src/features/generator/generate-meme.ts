import {
  calls,
  GENERATION_STEPS,
  type GenerateInput,
  type GenerationStep,
} from '@memesmith/contract'
import { send } from '../../lib/call.ts'
import { ACCEPTS_PROGRESS, readProgress } from '../../lib/read-progress.ts'
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
  const options = { signal, headers: ACCEPTS_PROGRESS }
  const response = await send(calls.generateMeme, { body: input }, options)
  const answer = await readProgress(response, (progress) => {
    const step = GENERATION_STEPS.find((each) => each === progress)
    if (step !== undefined) onStep(step)
  })
  void refetchMemes()
  return readGeneratedMeme(answer)
}
