import {
  AnswerError,
  DEFAULT_PICTURE_SIZE,
  numberIn,
  readDocument,
  recordOf,
  type GeneratedMeme as SavedResult,
  textIn,
} from '@memesmith/contract'
import { DEFAULT_FONT_SIZE, DEFAULT_TEXT_COLOR, documentOfTexts } from '@memesmith/meme-render'

/** The fields of a generated meme that the specification guarantees (spec §3). */
type BareResult = Pick<
  SavedResult,
  'aiPrompt' | 'bottomText' | 'imageDescription' | 'imageUrl' | 'title' | 'topText'
>

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
  const id = numberIn(meme, 'id')
  const memeImageUrl = textIn(meme, 'memeImageUrl')
  const shareUrl = textIn(meme, 'shareUrl')
  if (id === undefined || memeImageUrl === undefined || shareUrl === undefined) return bare
  const { topText, bottomText } = bare
  const fontSize = numberIn(meme, 'fontSize') ?? DEFAULT_FONT_SIZE
  const textColor = textIn(meme, 'textColor') ?? DEFAULT_TEXT_COLOR
  return {
    ...bare,
    id,
    memeImageUrl,
    shareUrl,
    thumbnailUrl: textIn(meme, 'thumbnailUrl') ?? memeImageUrl,
    width: numberIn(meme, 'width') ?? DEFAULT_PICTURE_SIZE.width,
    height: numberIn(meme, 'height') ?? DEFAULT_PICTURE_SIZE.height,
    fontSize,
    textColor,
    document:
      readDocument(meme.document) ?? documentOfTexts({ topText, bottomText, fontSize, textColor }),
    templateId: numberIn(meme, 'templateId') ?? null,
    customImageUrl: textIn(meme, 'customImageUrl') ?? null,
    isPublic: meme.isPublic === true,
    createdAt: textIn(meme, 'createdAt') ?? '',
  }
}
