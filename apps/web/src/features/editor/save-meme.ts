import {
  DEFAULT_TITLE,
  endpoints,
  type MemeInput,
  type SavedMeme,
  type SignedInUser,
} from '@memesmith/contract'
import { BLANK_DOCUMENT, type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { hasStatus } from '../../lib/api-client.ts'
import { call } from '../../lib/call.ts'
import { changeListedMeme, refetchMemes } from '../memes/use-memes.ts'
import { isTwoTexts } from './is-two-texts.ts'
import type { Picture } from './picture.ts'
import { uploadStickers } from './stickers/upload-stickers.ts'

interface SaveOptions {
  /** The id of the meme to replace; undefined for a new meme. */
  readonly replaces?: number | undefined
  /** The URL of the picture, if it was sent before. */
  readonly sentUpload?: string | undefined
}

/**
 * Saves a meme to the user's collection, or replaces one. The server draws it again.
 *
 * @param user the signed-in user, or null if signed out
 * @throws ResponseError if the server rejects the meme; AnswerError if its response can't be used;
 *   Error `Authentication required` if signed out (spec §8)
 */
export async function saveMeme(
  user: SignedInUser | null,
  draft: { readonly document: MemeDocument; readonly title: string },
  { origin }: Pick<Picture, 'origin'>,
  { replaces, sentUpload }: SaveOptions = {},
): Promise<SavedMeme> {
  if (user === null) throw new Error('Authentication required')
  const payload: MemeInput = {
    title: draft.title.trim() || DEFAULT_TITLE,
    ...shortestOf(await uploadStickers(draft.document, upload)),
    templateId: origin.kind === 'template' ? origin.templateId : null,
    customImageUrl: origin.kind === 'upload' ? (sentUpload ?? (await upload(origin.png))) : null,
    memeImageUrl: null,
  }
  try {
    const meme = await send(payload, replaces)
    void refetchMemes()
    return meme
  } catch (error) {
    // The picture may have been deleted with the meme that it was sent for.
    if (sentUpload === undefined || !hasStatus(error, 404)) throw error
    return await saveMeme(user, draft, { origin }, { replaces })
  }
}

async function send(payload: MemeInput, replaces: number | undefined): Promise<SavedMeme> {
  if (replaces === undefined) {
    return await call(endpoints.createMeme, { body: { ...payload, isPublic: false } })
  }
  const meme = await call(endpoints.replaceMeme, { params: { id: replaces }, body: payload })
  // Reloading the list concerns its first page only.
  await changeListedMeme(replaces, meme)
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
