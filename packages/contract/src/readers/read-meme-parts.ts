import type { MemeIds, MemeTags } from '../memes.ts'
import { AnswerError, numberIn, recordOf, textsIn } from './read-json.ts'

/** @throws AnswerError if the answer does not list ids */
export function readMemeIds(answer: unknown): MemeIds {
  const { ids } = recordOf(answer, 'ids of memes')
  if (!Array.isArray(ids)) throw new AnswerError('expected a list of ids')
  return { ids: ids.filter((id) => typeof id === 'number') }
}

/** @throws AnswerError if the answer is not a list of memes with their tags */
export function readMemeTags(answer: unknown): MemeTags[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of memes')
  return answer.map((item) => {
    const record = recordOf(item, 'a meme')
    const id = numberIn(record, 'id')
    if (id === undefined) throw new AnswerError('expected a meme with an id')
    return { id, tags: textsIn(record, 'tags') }
  })
}
