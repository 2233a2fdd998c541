import { DEFAULT_TITLE, type Meme, type MemeInput, type UploadedImage } from '@memesmith/contract'
import { request } from '../../lib/api-client.ts'
import type { CurrentUser } from '../auth/read-current-user.ts'
import type { Draft } from '../editor/editor-store.ts'
import type { Picture } from '../editor/picture.ts'
import { refetchMemes } from './use-memes.ts'

/**
 * Saves a meme from the editor to the user's collection; the server draws it once more.
 *
 * @param user who is signed in, or null for nobody
 * @throws ResponseError; or Error `Authentication required` (spec §8)
 */
export async function saveMeme(
  user: CurrentUser | null,
  draft: Draft,
  { origin }: Pick<Picture, 'origin'>,
): Promise<Meme> {
  if (user === null) throw new Error('Authentication required')
  const payload: MemeInput = {
    title: draft.title.trim() || DEFAULT_TITLE,
    topText: draft.topText,
    bottomText: draft.bottomText,
    fontSize: draft.fontSize,
    textColor: draft.textColor,
    templateId: origin.kind === 'template' ? origin.templateId : null,
    customImageUrl: origin.kind === 'upload' ? await upload(origin.png) : null,
    memeImageUrl: null,
    isPublic: false,
  }
  const meme: Meme = await (await request('POST', '/api/memes', payload)).json()
  void refetchMemes()
  return meme
}

async function upload(png: Blob): Promise<string> {
  const form = new FormData()
  form.append('image', png, 'meme.png')
  const { url }: UploadedImage = await (await request('POST', '/api/upload', form)).json()
  return url
}
