/** A thread that composes memes: it reads prompts, and makes data of them that can be drawn. */

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
