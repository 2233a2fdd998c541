import {
  type BareGeneratedMeme,
  calls,
  DEFAULT_PICTURE_SIZE,
  isRecord,
  numberIn,
  readAnswer,
  type SavedMeme,
  textIn,
} from '@memesmith/contract'

/** A generated meme in the collection. Its size is that of its picture, in pixels. */
type SavedResult = BareGeneratedMeme & SavedMeme & Required<Pick<SavedMeme, 'height' | 'width'>>

/** A generated meme. If the server says where the meme is saved, it has also drawn its captions. */
export type GeneratedMeme = BareGeneratedMeme | SavedResult

/** Whether the server has saved the meme in the collection. */
export const isSaved = (meme: GeneratedMeme): meme is SavedResult => 'memeImageUrl' in meme

/** @throws AnswerError if the answer is not a generated meme */
export function readGeneratedMeme(answer: unknown): GeneratedMeme {
  const bare = readAnswer(calls.generateMeme, answer)
  const isSavedMeme =
    isRecord(answer) &&
    numberIn(answer, 'id') !== undefined &&
    textIn(answer, 'memeImageUrl') !== undefined &&
    textIn(answer, 'shareUrl') !== undefined
  return isSavedMeme
    ? { ...DEFAULT_PICTURE_SIZE, ...readAnswer(calls.createMeme, answer), ...bare }
    : bare
}
