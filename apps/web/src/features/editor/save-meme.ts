import {
  DEFAULT_TITLE,
  endpoints,
  type MemeInput,
  type SavedMeme,
  type SignedInUser,
} from '@memesmith/contract'
import { BLANK_DOCUMENT, type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { call } from '../../lib/call.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import { isTwoTexts } from './is-two-texts.ts'
import type { Picture } from './picture.ts'

/**
 * Saves a meme to the user's collection. The server draws it again.
 *
 * @param user the signed-in user, or null if signed out
 * @throws ResponseError if the server rejects the meme; AnswerError if its response can't be used;
 *   Error `Authentication required` if signed out (spec §8)
 */
export async function saveMeme(
  user: SignedInUser | null,
  draft: { readonly document: MemeDocument; readonly title: string },
  { origin }: Pick<Picture, 'origin'>,
): Promise<SavedMeme> {
  if (user === null) throw new Error('Authentication required')
  const payload: MemeInput = {
    title: draft.title.trim() || DEFAULT_TITLE,
    ...shortestOf(draft.document),
    templateId: origin.kind === 'template' ? origin.templateId : null,
    customImageUrl: origin.kind === 'upload' ? await upload(origin.png) : null,
    memeImageUrl: null,
    isPublic: false,
  }
  const meme = await call(endpoints.createMeme, { body: payload })
  void refetchMemes()
  return meme
}

/** The look of captions that a document without them has. */
const { fontSize, textColor } = textsOfDocument(BLANK_DOCUMENT)
const DEFAULT_LOOK = { fontSize, textColor }

/** Sends the specification's fields if they describe the meme completely, else the document. */
function shortestOf(document: MemeDocument) {
  return isTwoTexts(document) ? textsOfDocument(document) : { ...DEFAULT_LOOK, document }
}

async function upload(png: Blob): Promise<string> {
  const form = new FormData()
  form.append('image', png, 'meme.png')
  return (await call(endpoints.uploadImage, { body: form })).url
}
