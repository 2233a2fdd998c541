import type { Meme } from '../memes.ts'
import { readDocument } from './read-document.ts'
import { AnswerError, isRecord, numberIn, recordOf, textIn, textsIn } from './read-json.ts'

/** Fields of a meme beyond those of spec §3. */
type Extra =
  | 'animationUrl'
  | 'document'
  | 'duplicateOf'
  | 'fontSize'
  | 'height'
  | 'isFavorite'
  | 'shareUrl'
  | 'suggestedTitle'
  | 'tags'
  | 'textColor'
  | 'thumbnailUrl'
  | 'updatedAt'
  | 'width'

/** A saved meme. Fields beyond the specification may be missing. */
export type SavedMeme = Omit<Meme, Extra> & Partial<Pick<Meme, Extra>>

/**
 * Reads a saved meme. The id is required; other missing fields of the specification become empty.
 *
 * @throws AnswerError if the answer is not a meme
 */
export function readMeme(answer: unknown): SavedMeme {
  const meme = recordOf(answer, 'a meme')
  const id = numberIn(meme, 'id')
  if (id === undefined) throw new AnswerError('expected a meme with an id')
  const document = readDocument(meme.document)
  const fontSize = numberIn(meme, 'fontSize')
  const textColor = textIn(meme, 'textColor')
  const thumbnailUrl = textIn(meme, 'thumbnailUrl')
  const animationUrl = textIn(meme, 'animationUrl')
  const shareUrl = textIn(meme, 'shareUrl')
  const suggestedTitle = textIn(meme, 'suggestedTitle')
  const width = numberIn(meme, 'width')
  const height = numberIn(meme, 'height')
  const updatedAt = textIn(meme, 'updatedAt')
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
    ...(Array.isArray(meme.tags) && { tags: textsIn(meme, 'tags') }),
    ...(meme.isFavorite !== undefined && { isFavorite: meme.isFavorite === true }),
    ...(document !== undefined && { document }),
    ...(fontSize !== undefined && { fontSize }),
    ...(textColor !== undefined && { textColor }),
    ...(thumbnailUrl !== undefined && { thumbnailUrl }),
    ...(animationUrl !== undefined && { animationUrl }),
    ...(shareUrl !== undefined && { shareUrl }),
    ...(suggestedTitle !== undefined && { suggestedTitle }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(meme.duplicateOf !== undefined && { duplicateOf: readOriginal(meme.duplicateOf) }),
  }
}

function readOriginal(value: unknown): NonNullable<SavedMeme['duplicateOf']> | null {
  const id = isRecord(value) ? numberIn(value, 'id') : undefined
  return isRecord(value) && id !== undefined ? { id, title: textIn(value, 'title') ?? '' } : null
}

/** @throws AnswerError if the answer is not a list of memes */
export function readMemes(answer: unknown): SavedMeme[] {
  if (!Array.isArray(answer)) throw new AnswerError('expected a list of memes')
  return answer.map(readMeme)
}
