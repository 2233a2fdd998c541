import {
  DEFAULT_TITLE,
  endpoints,
  type MemeInput,
  type SavedMeme,
  type SignedInUser,
} from '@memesmith/contract'
import { type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { call } from '../../lib/call.ts'
import { refetchMemes } from '../memes/use-memes.ts'
import type { EditorContent } from './editor-content.ts'
import type { Picture } from './picture.ts'
import { isTwoTexts } from './two-caption-document.ts'

/**
 * Saves a meme from the editor to the user's collection; the server draws it once more.
 *
 * @param user who is signed in, or null for nobody
 * @throws ResponseError; AnswerError; or Error `Authentication required` (spec §8)
 */
export async function saveMeme(
  user: SignedInUser | null,
  draft: Pick<EditorContent, 'document' | 'title'>,
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

/** The specification's fields, where they say all that there is. */
function shortestOf(document: MemeDocument) {
  const { topText, bottomText, ...look } = textsOfDocument(document)
  return isTwoTexts(document) ? { ...look, topText, bottomText } : { ...look, document }
}

async function upload(png: Blob): Promise<string> {
  const form = new FormData()
  form.append('image', png, 'meme.png')
  return (await call(endpoints.uploadImage, { body: form })).url
}
