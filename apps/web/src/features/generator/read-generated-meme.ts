import {
  AnswerError,
  DEFAULT_PICTURE_SIZE,
  type GeneratedMeme as GeneratedAnswer,
  numberIn,
  readMeme,
  recordOf,
  type SavedMeme,
  textIn,
} from '@memesmith/contract'

/** The fields of a generated meme that the specification guarantees (spec §3). */
type BareResult = Pick<
  GeneratedAnswer,
  'aiPrompt' | 'bottomText' | 'imageDescription' | 'imageUrl' | 'title' | 'topText'
>

/** A generated meme in the collection. Its size is that of its picture, in pixels. */
type SavedResult = BareResult & SavedMeme & Required<Pick<SavedMeme, 'height' | 'width'>>

/** A generated meme. If the server says where the meme is saved, it has also drawn its captions. */
export type GeneratedMeme = BareResult | SavedResult

/** Whether the server has saved the meme in the collection. */
export const isSaved = (meme: GeneratedMeme): meme is SavedResult => 'memeImageUrl' in meme

/** @throws AnswerError if the answer is not a generated meme */
export function readGeneratedMeme(answer: unknown): GeneratedMeme {
  const meme = recordOf(answer, 'a generated meme')
  const imageUrl = textIn(meme, 'imageUrl')
  if (imageUrl === undefined) throw new AnswerError('expected a generated meme with an imageUrl')
  const bare: BareResult = {
    imageUrl,
    imageDescription: textIn(meme, 'imageDescription') ?? '',
    aiPrompt: textIn(meme, 'aiPrompt') ?? '',
    topText: textIn(meme, 'topText') ?? '',
    bottomText: textIn(meme, 'bottomText') ?? '',
    title: textIn(meme, 'title') ?? '',
  }
  const isSavedMeme =
    numberIn(meme, 'id') !== undefined &&
    textIn(meme, 'memeImageUrl') !== undefined &&
    textIn(meme, 'shareUrl') !== undefined
  return isSavedMeme ? { ...DEFAULT_PICTURE_SIZE, ...readMeme(meme), ...bare } : bare
}
