/** The composer, with a prompt that never finishes. */

import { type ComposedMeme, composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import type { ComposeRequest } from '../../features/generation/composer/composer.worker.ts'
import { answerRequests } from '../../runtime/answer-requests.ts'

const lexicon = loadLexicon()

answerRequests(({ prompt, attempt }: ComposeRequest): ComposedMeme => {
  while (prompt === 'an endless prompt');
  return composeMeme(prompt, attempt, lexicon)
})
