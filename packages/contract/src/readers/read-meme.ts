import type { Meme } from '../memes.ts'
import { readDocument } from './read-document.ts'
import { AnswerError, numberIn, recordOf, textIn } from './read-json.ts'

/** What the server says of a meme beyond the fields of spec §3. */
type Extra =
  | 'document'
  | 'fontSize'
  | 'height'
  | 'shareUrl'
  | 'textColor'
  | 'thumbnailUrl'
  | 'width'

/** A meme of the collection, of any server that has the specification's fields. */
export type SavedMeme = Omit<Meme, Extra> & Partial<Pick<Meme, Extra>>

/**
 * Reads a meme of the collection. Without an id nothing can be done with it; what a server leaves out
 * of the specification's other fields is empty.
 *
 * @throws AnswerError for an answer that is no meme
 */
export function readMeme(answer: unknown): SavedMeme {
  const meme = recordOf(answer, 'a meme')
  const id = numberIn(meme, 'id')
  if (id === undefined) throw new AnswerError('expected a meme with an id')
  const document = readDocument(meme.document)
  const fontSize = numberIn(meme, 'fontSize')
  const textColor = textIn(meme, 'textColor')
  const thumbnailUrl = textIn(meme, 'thumbnailUrl')
  const shareUrl = textIn(meme, 'shareUrl')
  const width = numberIn(meme, 'width')
  const height = numberIn(meme, 'height')
  return {
    id,
    title: textIn(meme, 'title') ?? '',
    topText: textIn(meme, 'topText') ?? '',
    bottomText: textIn(meme, 'bottomText') ?? '',
    templateId: numberIn(meme, 'templateId') ?? null,
    customImageUrl: textIn(meme, 'customImageUrl') ?? null,
    memeImageUrl: textIn(meme, 'memeImageUrl') ?? '',
    isPublic: meme.isPublic === true,
    createdAt: textIn(meme, 'createdAt') ?? '',
    ...(document !== undefined && { document }),
    ...(fontSize !== undefined && { fontSize }),
    ...(textColor !== undefined && { textColor }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(shareUrl !== undefined && { shareUrl }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
}

/** @throws AnswerError for an answer that is no list of memes */
export function readMemes(answer: unknown): SavedMeme[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of memes')
  return answer.map(readMeme)
}
