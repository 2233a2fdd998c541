import { t } from '@lingui/core/macro'
import {
  calls,
  type MemeInput,
  readAnswer,
  SAVE_KEY_HEADER,
  type SavedMeme,
} from '@memesmith/contract'
import type { RequestOptions } from '../../../lib/api-client.ts'
import { send } from '../../../lib/call.ts'
import { followWork } from '../../../lib/follow-work.tsx'
import { uploadPicture } from '../../../lib/outbox/send-outbox.ts'
import { sendSave } from '../../../lib/outbox/send-save.ts'
import type { WaitingSave } from '../../../lib/outbox/waiting-save.ts'
import { ACCEPTS_PROGRESS, readProgress } from '../../../lib/read-progress.ts'
import { changeListedMeme, refetchMemes } from '../../memes/use-memes.ts'

/**
 * Saves a meme to the user's collection, or replaces one. The server draws it again.
 *
 * @param isMoving whether its picture moves
 * @throws ResponseError if the server rejects the meme; AnswerError if its response can't be used;
 *   TypeError if there is no response
 */
export async function saveMeme(save: WaitingSave, isMoving: boolean): Promise<SavedMeme> {
  const { replaces } = save
  const answer = await sendSave<unknown>(save, {
    upload: uploadPicture(),
    // Drawing a meme that moves takes seconds: the user sees how far it is, and can end it.
    send: async (body) =>
      isMoving
        ? await followWork(t`Saving your meme`, async (signal, onProgress) => {
            const response = await sendTo(save, body, { signal, headers: ACCEPTS_PROGRESS })
            return await readProgress(response, onProgress)
          })
        : await (await sendTo(save, body)).json(),
  })
  const meme = readAnswer(calls.createMeme, answer)
  // Reloading the list concerns its first page only.
  if (replaces !== undefined) await changeListedMeme(replaces, meme)
  void refetchMemes()
  return meme
}

function sendTo(
  { key, replaces: id }: WaitingSave,
  body: MemeInput,
  { headers, ...options }: RequestOptions = {},
): Promise<Response> {
  const withKey = { ...options, headers: { ...headers, [SAVE_KEY_HEADER]: key } }
  return id === undefined
    ? send(calls.createMeme, { body }, withKey)
    : send(calls.replaceMeme, { params: { id }, body }, withKey)
}
