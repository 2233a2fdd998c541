import { ACCOUNT_HEADER, calls, SAVE_KEY_HEADER } from '@memesmith/contract'
import { call, send } from '../call.ts'
import { listSaves, noteUploads, removeSave, setProblem } from './outbox-store.ts'
import { sendSave } from './send-save.ts'
import { type SendResult, sendWaiting } from './send-waiting.ts'
import type { WaitingSave } from './waiting-save.ts'

/** The name of the Web Lock that the sender holds, and the tag of Background Sync. */
export const OUTBOX = 'memesmith-outbox'

const outbox = { list: listSaves, remove: removeSave, setProblem }

/**
 * Sends the saves that wait on this device, unless another tab or the service worker is doing it. Over
 * plain http there are no locks; there, save keys alone prevent duplicates.
 *
 * @param account sends only this account's saves; the server refuses those of any account but the
 *   signed-in one
 * @param onSent called for each save that the server has
 */
export async function sendOutbox(
  account?: string,
  onSent?: (save: WaitingSave) => void,
): Promise<SendResult> {
  const isMine = (save: WaitingSave) => account === undefined || save.account === account
  const sendAll = () => sendWaiting(outbox, isMine, deliver, onSent)
  if (!('locks' in navigator)) return await sendAll()
  return await navigator.locks.request(OUTBOX, { ifAvailable: true }, async (lock) =>
    lock === null ? 'later' : await sendAll(),
  )
}

const deliver = (save: WaitingSave): Promise<Response> =>
  sendSave(save, {
    upload: uploadPicture({ [ACCOUNT_HEADER]: save.account }),
    send: (body) => {
      const { replaces: id } = save
      const headers = { [ACCOUNT_HEADER]: save.account, [SAVE_KEY_HEADER]: save.key }
      return id === undefined
        ? send(calls.createMeme, { body }, { headers })
        : send(calls.replaceMeme, { params: { id }, body }, { headers })
    },
    onUploaded: noteUploads,
  })

/** Uploads a PNG or an animated WebP, and returns its URL. */
export const uploadPicture =
  (headers: Readonly<Record<string, string>> = {}) =>
  async (png: Blob): Promise<string> => {
    const body = new FormData()
    body.append('image', png, 'meme.png')
    return (await call(calls.uploadImage, { body }, { headers })).url
  }
