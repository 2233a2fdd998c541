import type { UploadedImage } from '../images.ts'
import { AnswerError, recordOf, textIn } from './read-json.ts'

/** @throws AnswerError if the answer has no URL */
export function readUploadedImage(answer: unknown): UploadedImage {
  const url = textIn(recordOf(answer, 'an uploaded image'), 'url')
  if (url === undefined) throw new AnswerError('expected an uploaded image with a url')
  return { url }
}
