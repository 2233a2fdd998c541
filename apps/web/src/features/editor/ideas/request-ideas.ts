import { calls, type Ideas, type IdeasInput, readAnswer } from '@memesmith/contract'
import { send } from '../../../lib/call.ts'
import { ACCEPTS_PROGRESS, readProgress } from '../../../lib/read-progress.ts'

/**
 * Requests ideas.
 *
 * @throws ResponseError with the server's message, if there is one; AnswerError if the answer can't be used
 */
export async function requestIdeas(input: IdeasInput, signal: AbortSignal): Promise<Ideas> {
  const options = { signal, headers: ACCEPTS_PROGRESS }
  const response = await send(calls.suggestIdeas, { body: input }, options)
  // A model may take long; the lines before the answer keep the connection open.
  return readAnswer(calls.suggestIdeas, await readProgress(response, () => {}))
}
