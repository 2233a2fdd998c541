/** The composer thread: parses prompts, and returns scenes as data. */

import { type ComposedMeme, composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import { answerRequests } from '../../../runtime/answer-requests.ts'

export interface ComposeRequest {
  readonly prompt: string
  readonly attempt: number
}

const lexicon = loadLexicon()

answerRequests(
  ({ prompt, attempt }: ComposeRequest): ComposedMeme => composeMeme(prompt, attempt, lexicon),
)
