/**
 * Keeps saves in this browser until they are sent.
 *
 * They are in IndexedDB, because they have pictures and the service worker sends them too. Every
 * change is announced to all tabs.
 */
import { createStore, del, get, set, type UseStore, update, values } from 'idb-keyval'
import type { SaveProblem, WaitingSave } from './waiting-save.ts'

/** More saves than this are not kept: each may have a picture of 10 MB. */
const MAX_WAITING = 100

const CHANNEL = 'memesmith-outbox'

let store: UseStore | undefined
const saves = () => {
  store ??= createStore('memesmith-outbox', 'saves')
  return store
}

/** All saves, oldest first. Without storage there are none. */
export async function listSaves(): Promise<readonly WaitingSave[]> {
  const all = await values<WaitingSave | undefined>(saves()).catch(() => [])
  return all.flatMap((save) => save ?? []).sort((one, other) => one.at - other.at)
}

/**
 * Keeps a save. It replaces one with the same key.
 *
 * @throws Error if storage is missing or full
 */
export async function keepSave(save: WaitingSave): Promise<void> {
  const before = await get<WaitingSave>(save.key, saves())
  if (before === undefined && (await listSaves()).length >= MAX_WAITING) {
    throw new Error('expected fewer saves to wait')
  }
  await set(save.key, save, saves())
  announce()
}

/** Changes a save, unless it is gone. */
async function changeSave(key: string, changes: Partial<WaitingSave>): Promise<void> {
  await update<WaitingSave | undefined>(key, (save) => save && { ...save, ...changes }, saves())
  // A save that was gone is undefined here.
  if ((await get(key, saves())) === undefined) await del(key, saves())
  announce()
}

/** Records that pictures of a save have been uploaded. */
export const noteUploads = ({ key, picture, stickers }: WaitingSave): Promise<void> =>
  changeSave(key, { picture, stickers })

/** Sends a refused save as a new meme next time, because the one that it replaces is gone. */
export const saveAsNew = (key: string): Promise<void> =>
  changeSave(key, { replaces: undefined, problem: undefined })

/** Records why a save could not be sent, if it is still here. */
export const setProblem = (key: string, problem: SaveProblem | undefined): Promise<void> =>
  changeSave(key, { problem })

/** Removes a save, because it was sent or the user discards it. */
export async function removeSave(key: string): Promise<void> {
  await del(key, saves())
  announce()
}

/** Removes all saves of an account. */
export async function removeSavesOf(account: string | undefined): Promise<void> {
  for (const save of await listSaves()) if (save.account === account) await removeSave(save.key)
}

function announce(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/**
 * Calls back after every change, in this tab or another one.
 *
 * @returns a function that stops it
 */
export function watchSaves(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = onChange
  return () => channel.close()
}
