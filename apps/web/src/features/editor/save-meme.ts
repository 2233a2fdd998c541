import {
  DEFAULT_TITLE,
  endpoints,
  type MemeInput,
  readMeme,
  type SavedMeme,
  type SignedInUser,
} from '@memesmith/contract'
import { BLANK_DOCUMENT, type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { hasStatus } from '../../lib/api-client.ts'
import { call, send as sendCall } from '../../lib/call.ts'
import { followWork } from '../../lib/follow-work.tsx'
import { ACCEPTS_PROGRESS } from '../../lib/read-progress.ts'
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
  { origin, motion }: Pick<Picture, 'motion' | 'origin'>,
  { replaces, sentUpload }: SaveOptions = {},
): Promise<SavedMeme> {
  if (user === null) throw new Error('Authentication required')
  const sent = sentUpload ?? (origin.kind === 'upload' ? origin.url : undefined)
  const payload: MemeInput = {
    title: draft.title.trim() || DEFAULT_TITLE,
    ...shortestOf(await uploadStickers(draft.document, upload)),
    templateId: origin.kind === 'template' ? origin.templateId : null,
    customImageUrl: origin.kind === 'upload' ? (sent ?? (await upload(origin.png))) : null,
    memeImageUrl: null,
  }
  try {
    const meme = await send(payload, replaces, motion !== undefined)
    void refetchMemes()
    return meme
  } catch (error) {
    // The picture may have been deleted with the meme that it was sent for.
    if (sent === undefined || origin.kind !== 'upload' || !hasStatus(error, 404)) throw error
    const { url: _lost, ...again } = origin
    const picture = { origin: again, ...(motion && { motion }) }
    return await saveMeme(user, draft, picture, { replaces })
  }
}

async function send(
  payload: MemeInput,
  replaces: number | undefined,
  isMoving: boolean,
): Promise<SavedMeme> {
  const body = { ...payload, ...(replaces === undefined && { isPublic: false }) }
  const meme = isMoving ? await sendMoving(body, replaces) : await sendStill(body, replaces)
  if (replaces === undefined) return meme
  // Reloading the list concerns its first page only.
  await changeListedMeme(replaces, meme)
  return meme
}

const sendStill = (body: MemeInput, replaces: number | undefined): Promise<SavedMeme> =>
  replaces === undefined
    ? call(endpoints.createMeme, { body })
    : call(endpoints.replaceMeme, { params: { id: replaces }, body })

/** Drawing a meme that moves takes seconds: the user sees how far it is, and can end it. */
async function sendMoving(body: MemeInput, replaces: number | undefined): Promise<SavedMeme> {
  const answer = await followWork('Saving your meme', (signal) => {
    const options = { signal, headers: ACCEPTS_PROGRESS }
    return replaces === undefined
      ? sendCall(endpoints.createMeme, { body }, options)
      : sendCall(endpoints.replaceMeme, { params: { id: replaces }, body }, options)
  })
  return readMeme(answer)
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
