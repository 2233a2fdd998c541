import { BLANK_DOCUMENT } from '@memesmith/meme-render'
import type { SharedMeme } from '../memes.ts'
import { readDocument } from './read-document.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/**
 * Reads the public part of a meme.
 *
 * @throws AnswerError if there is no picture, or a document with anything unknown
 */
export function readSharedMeme(answer: unknown): SharedMeme {
  const meme = recordOf(answer, 'a shared meme')
  const pictureUrl = textIn(meme, 'pictureUrl')
  if (pictureUrl === undefined) throw new AnswerError('expected a shared meme with a picture')
  const templateId = numberIn(meme, 'templateId') ?? null
  const document = templateId === null ? BLANK_DOCUMENT : readDocument(meme.document)
  if (document === undefined) throw new AnswerError('expected a document that can be opened')
  return {
    title: textIn(meme, 'title') ?? '',
    topText: textIn(meme, 'topText') ?? '',
    bottomText: textIn(meme, 'bottomText') ?? '',
    document,
    templateId,
    pictureUrl,
    shareUrl: textIn(meme, 'shareUrl') ?? '',
  }
}
