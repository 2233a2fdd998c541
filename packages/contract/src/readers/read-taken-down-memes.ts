import type { TakenDownMeme } from '../memes.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** @throws AnswerError if the answer is not a list of memes with ids */
export function readTakenDownMemes(answer: unknown): TakenDownMeme[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of memes')
  return answer.map((item) => {
    const meme = recordOf(item, 'a meme')
    const id = numberIn(meme, 'id')
    if (id === undefined) throw new AnswerError('expected an id')
    const text = (field: string) => textIn(meme, field) ?? ''
    return {
      id,
      title: text('title'),
      createdAt: text('createdAt'),
      takenDownAt: text('takenDownAt'),
      reason: text('reason'),
    }
  })
}
