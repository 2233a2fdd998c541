/** The composer, with a prompt that it never comes to the end of. */
import { answerRequests } from '../../answer-requests.ts'
import { type ComposedMeme, composeMeme } from '../../generation/composer/compose-meme.ts'
import type { ComposeRequest } from '../../generation/composer/composer.worker.ts'
import { loadLexicon } from '../../generation/composer/lexicon/load-lexicon.ts'

const lexicon = loadLexicon()

answerRequests(({ prompt, attempt }: ComposeRequest): ComposedMeme => {
  while (prompt === 'an endless prompt');
  return composeMeme(prompt, attempt, lexicon)
})
