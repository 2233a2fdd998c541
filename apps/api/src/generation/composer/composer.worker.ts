/** A thread that composes memes: it reads prompts, and makes data of them that can be drawn. */
import { answerRequests } from '../../answer-requests.ts'
import { type ComposedMeme, composeMeme } from './compose-meme.ts'
import { loadLexicon } from './lexicon/load-lexicon.ts'

export interface ComposeRequest {
  readonly prompt: string
  readonly attempt: number
}

const lexicon = loadLexicon()

answerRequests(
  ({ prompt, attempt }: ComposeRequest): ComposedMeme => composeMeme(prompt, attempt, lexicon),
)
