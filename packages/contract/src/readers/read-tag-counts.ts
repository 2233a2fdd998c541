import type { TagCount } from '../memes.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** @throws AnswerError if the answer is not a list of tags */
export function readTagCounts(answer: unknown): TagCount[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of tags')
  return answer.map((item) => {
    const record = recordOf(item, 'a tag')
    return { tag: textIn(record, 'tag') ?? '', count: numberIn(record, 'count') ?? 0 }
  })
}
