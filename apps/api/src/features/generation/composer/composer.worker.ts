/** The composer thread: parses prompts, and returns scenes as data. */

import { type ComposedMeme, composeMeme, languageOfReader } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import { answerRequests } from '../../../runtime/answer-requests.ts'

export interface ComposeRequest {
  readonly prompt: string
  readonly attempt: number
  /** BCP 47. */
  readonly reader: string
}

const lexicon = loadLexicon()

answerRequests(
  ({ prompt, attempt, reader }: ComposeRequest): ComposedMeme =>
    composeMeme(prompt, attempt, lexicon, languageOfReader(reader)),
)
