/**
 * Keeps an account's unsaved work while nobody is signed in, so that only that account can read it.
 *
 * Problem: whoever logs out on a shared computer must leave nothing behind that others can read. But
 * a draft belongs to its account, and should be there after the next login.
 * Approach: a log-out encrypts the drafts, their uploads and the waiting saves, each with AES-GCM. Only
 * a session of the account gets the key from the server; it is never stored. The next page of such a
 * session decrypts everything back to where it was.
 * Limits: browsers have no encryption over plain http. If a session ends in any way but a log-out,
 * nothing is encrypted. Work that nobody unlocks for `MAX_AGE_MS` is removed.
 */
import { calls } from '@memesmith/contract'
import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import { call } from '../call.ts'
import { keepSave, listSaves } from '../outbox/outbox-store.ts'
import type { WaitingSave } from '../outbox/waiting-save.ts'
import { MAX_AGE_MS, putStored, storedOf } from './draft-storage.ts'

type Work =
  | readonly [kind: 'draft', stored: string | Blob]
  | readonly [kind: 'save', save: WaitingSave]

interface LockedWork {
  /** When it was locked, in ms since 1970. */
  readonly at: number
  readonly iv: Uint8Array<ArrayBuffer>
  readonly sealed: Blob
}

const ALGORITHM = 'AES-GCM'
/** The size that the algorithm is designed for. */
const IV_BYTES = 12
/** The Web Lock of the tab that unlocks. */
const UNLOCKING = 'memesmith-unlocking'

let store: UseStore | undefined
const locked = () => {
  store ??= createStore('memesmith-locked', 'work')
  return store
}

const folderOf = (account: string) => `${encodeURIComponent(account)}/`
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Whether this browser can encrypt. */
export const canLock = (): boolean => globalThis.crypto?.subtle !== undefined

/**
 * The key of the signed-in user.
 *
 * @throws Error if the browser can't use it, or the server does not give it
 */
export async function loadKey(): Promise<CryptoKey> {
  const { key } = await call(calls.getDraftKey, {})
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return await crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['encrypt', 'decrypt'])
}

/**
 * Makes encrypted copies of all unsaved work of an account. The originals stay.
 *
 * @throws Error if that is not possible, for example because storage is full; there are no copies then
 */
export async function lockWork(account: string, key: CryptoKey): Promise<void> {
  try {
    await prune()
    for await (const [name, work] of workOf(account)) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const algorithm = { name: ALGORITHM, iv, additionalData: utf8(name) }
      const sealed = await crypto.subtle.encrypt(algorithm, key, await pack(work))
      const entry: LockedWork = { at: Date.now(), iv, sealed: new Blob([sealed]) }
      await set(folderOf(account) + name, entry, locked())
    }
  } catch (error) {
    await remove((name) => name.startsWith(folderOf(account))).catch(() => undefined)
    throw error
  }
}

/**
 * Restores what the signed-in account locked on this device. What can't be decrypted stays locked.
 *
 * @throws Error if the key can't be loaded, or there is no room
 */
export async function unlockWork(account: string): Promise<void> {
  if (!canLock() || (await lockedNames(account)).length === 0) return
  const key = await loadKey()
  await navigator.locks.request(UNLOCKING, async () => {
    // Another tab may have unlocked them.
    for (const name of await lockedNames(account)) {
      const entry = await get<LockedWork>(folderOf(account) + name, locked())
      const work = entry && (await unlock(name, entry, key))
      if (work === undefined) continue
      if (work[0] === 'draft') await putStored(name, work[1])
      else await keepSave(work[1])
      await del(folderOf(account) + name, locked())
    }
  })
}

async function* workOf(account: string): AsyncGenerator<readonly [name: string, work: Work]> {
  for await (const [name, stored] of storedOf(account)) yield [name, ['draft', stored]]
  for (const save of await listSaves()) {
    if (save.account === account) yield [save.key, ['save', save]]
  }
}

/** @returns undefined if it was locked with another key, because the site's secret has changed */
async function unlock(
  name: string,
  { iv, sealed }: LockedWork,
  key: CryptoKey,
): Promise<Work | undefined> {
  const algorithm = { name: ALGORITHM, iv, additionalData: utf8(name) }
  return await crypto.subtle
    .decrypt(algorithm, key, await sealed.arrayBuffer())
    .then(unpack, () => undefined)
}

/** The names of the locked entries, without the account. Without storage there are none. */
async function lockedNames(account: string): Promise<readonly string[]> {
  const folder = folderOf(account)
  const names = await Promise.resolve()
    .then(() => keys<string>(locked()))
    .catch(() => [])
  return names.filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length))
}

const prune = (): Promise<void> => remove((_, { at }) => at < Date.now() - MAX_AGE_MS)

async function remove(isGone: (name: string, entry: LockedWork) => boolean): Promise<void> {
  for (const name of await keys<string>(locked())) {
    const entry = await get<LockedWork>(name, locked())
    if (entry !== undefined && isGone(name, entry)) await del(name, locked())
  }
}

/** The length of a JSON text, the text itself, and the Blobs, which it refers to by position. */
async function pack(work: Work): Promise<ArrayBuffer> {
  const blobs: Blob[] = []
  let end = 0
  const json = JSON.stringify(work, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value
    const start = end
    end += value.size
    blobs.push(value)
    return { start, end, blobType: value.type }
  })
  const head = utf8(json)
  return await new Blob([Uint32Array.of(head.length), head, ...blobs]).arrayBuffer()
}

function unpack(bytes: ArrayBuffer): Work {
  const [length = 0] = new Uint32Array(bytes, 0, 1)
  const head = bytes.slice(Uint32Array.BYTES_PER_ELEMENT)
  const blobs = head.slice(length)
  return JSON.parse(new TextDecoder().decode(head.slice(0, length)), (_, value) =>
    typeof value?.blobType === 'string'
      ? new Blob([blobs.slice(value.start, value.end)], { type: value.blobType })
      : value,
  )
}
