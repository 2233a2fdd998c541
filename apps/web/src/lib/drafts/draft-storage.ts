import { DAY_MS } from '@memesmith/contract'
import { createStore, delMany, get, getMany, keys, set, setMany, type UseStore } from 'idb-keyval'

/**
 * Stores drafts in the browser.
 *
 * Problem: a draft must survive a reload, a crash and the way to the login page. But another user
 * of the same browser must never see it, and two tabs must not overwrite each other's draft.
 *
 * Approach: each draft has an id, belongs to one account, and consists of named parts (the
 * editor's, the generator's). The parts are small JSON texts in localStorage, whose writes are
 * synchronous, so that a closing page can still write what it has. Writes are delayed a little,
 * because each would hold up typing and dragging. Uploaded pictures are too large for localStorage,
 * and are in IndexedDB under the draft's name. `tab-draft.ts` decides which draft a tab uses.
 *
 * Limits: only the newest drafts of an account are kept, up to `MAX_DRAFTS` and `MAX_AGE_MS`. If
 * the browser blocks storage or storage is full, a draft lasts as long as its page. A browser that
 * crashes can lose the last `WRITE_DELAY_MS`.
 */
export interface DraftName {
  readonly account: string
  readonly id: string
}

const PREFIX = 'memesmith-draft/'
const MAX_DRAFTS = 10
export const MAX_AGE_MS = 30 * DAY_MS

/** Keys of the first release. They do not name an account, so they are deleted. */
const OWNERLESS_KEYS = ['memesmith-draft', 'memesmith-prompt']
const OWNERLESS_DATABASE = 'memesmith'

interface KeptPart {
  /** When the part was written, in ms since 1970. */
  readonly at: number
  readonly text: string
}

const folderOf = (account: string) => `${PREFIX}${encodeURIComponent(account)}/`
const nameOf = ({ account, id }: DraftName) => `${folderOf(account)}${id}`
/** Whether an upload belongs to the draft. */
const isOf = (draft: DraftName, upload: string) => `${upload}/`.startsWith(`${nameOf(draft)}/`)

/** Time in ms that a write waits for another one to replace it. */
const WRITE_DELAY_MS = 100

/** Makes the text of a part; null for a part that is not worth storing. */
type MakeText = () => string | null

/** Pending writes, by key. */
const waiting = new Map<string, MakeText>()
let timer: ReturnType<typeof setTimeout> | undefined

/** @returns null if the part is missing or can't be read */
export const readPart = (draft: DraftName, part: string): string | null => {
  const key = `${nameOf(draft)}/${part}`
  const makeText = waiting.get(key)
  return makeText === undefined ? (readKept(key)?.text ?? null) : makeText()
}

/**
 * Writes a part after a moment, at the latest when the page is hidden or closed. A failure is ignored
 * (see the limits above).
 *
 * @param makeText called at that time, unless the part is written again before
 */
export function writePart(draft: DraftName, part: string, makeText: MakeText): void {
  waiting.set(`${nameOf(draft)}/${part}`, makeText)
  if (timer !== undefined) return
  timer = setTimeout(finishWrites, WRITE_DELAY_MS)
  // Adding the same listener again has no effect.
  addEventListener('pagehide', finishWrites)
  document.addEventListener('visibilitychange', finishWrites)
}

/** Writes all pending parts at once. */
export function finishWrites(): void {
  stopWaiting()
  for (const [key, makeText] of waiting) {
    try {
      const text = makeText()
      if (text === null) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify({ at: Date.now(), text } satisfies KeptPart))
    } catch {
      // See the limits above.
    }
  }
  waiting.clear()
}

function stopWaiting(): void {
  clearTimeout(timer)
  timer = undefined
}

/** Drops all pending writes. */
export function discardWrites(): void {
  stopWaiting()
  waiting.clear()
}

/** Removes a part, if it exists. */
export const removePart = (draft: DraftName, part: string): void =>
  removeKeys([`${nameOf(draft)}/${part}`])

/** Copies the parts of a draft to another one. */
export function copyParts(draft: DraftName, id: string): void {
  const folder = `${nameOf(draft)}/`
  for (const key of draftKeys().filter((it) => it.startsWith(folder))) {
    const part = key.slice(folder.length)
    const text = readPart(draft, part)
    if (text !== null) writePart({ ...draft, id }, part, () => text)
  }
}

/** Copies the uploads of a draft to another one. */
export const copyUploads = (draft: DraftName, id: string): Promise<void> =>
  inUploads(async (uploads) => {
    const folder = `${nameOf(draft)}/`
    const names = (await keys<string>(uploads)).filter((name) => name.startsWith(folder))
    const copy = nameOf({ ...draft, id })
    const blobs = await getMany<unknown>(names, uploads)
    await setMany(
      names.map((name, index) => [`${copy}/${name.slice(folder.length)}`, blobs[index]]),
      uploads,
    )
  })

/** Lists the ids of an account's drafts, most recently changed first. */
export function listDrafts(account: string): readonly string[] {
  const changes = new Map<string, number>()
  for (const key of keysOf(account)) {
    const id = idIn(account, key)
    changes.set(id, Math.max(changes.get(id) ?? 0, readKept(key)?.at ?? 0))
  }
  return [...changes].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/**
 * Stores an uploaded picture of a draft.
 *
 * @param id unique in the draft
 */
export const keepUpload = (draft: DraftName, id: string, png: Blob): Promise<void> =>
  inUploads((uploads) => set(`${nameOf(draft)}/${id}`, png, uploads))

/** Deletes the uploaded pictures of a draft, except those with these ids. */
export async function dropUploads(draft: DraftName, kept: readonly string[]): Promise<void> {
  const names = new Set(kept.map((id) => `${nameOf(draft)}/${id}`))
  await removeUploads((name) => names.has(name) || !isOf(draft, name))
}

/**
 * Reads an uploaded picture of a draft. If its layer was pasted from another draft of the account, the
 * picture is copied from there.
 *
 * @returns undefined if there is no such upload, or it can't be read
 */
export async function readUpload(draft: DraftName, id: string): Promise<Blob | undefined> {
  let kept: unknown
  await inUploads(async (uploads) => {
    kept = (await get(`${nameOf(draft)}/${id}`, uploads)) ?? (await copyUpload(draft, id, uploads))
    // Earlier versions of the app kept one upload per draft, without an id.
    kept ??= await get(nameOf(draft), uploads)
  })
  return kept instanceof Blob ? kept : undefined
}

async function copyUpload(draft: DraftName, id: string, uploads: UseStore): Promise<unknown> {
  const names = await keys<string>(uploads)
  const other = names.find(
    (name) => name.startsWith(folderOf(draft.account)) && name.endsWith(`/${id}`),
  )
  if (other === undefined) return undefined
  const blob: unknown = await get(other, uploads)
  await set(`${nameOf(draft)}/${id}`, blob, uploads)
  return blob
}

/**
 * Everything stored of an account's drafts, by key. Uploads are read one at a time.
 *
 * @throws Error if an upload can't be read
 */
export async function* storedOf(
  account: string,
): AsyncGenerator<readonly [key: string, stored: string | Blob]> {
  for (const key of keysOf(account)) yield [key, localStorage.getItem(key) ?? '']
  const folder = folderOf(account)
  for (const name of await keys<string>(openUploads())) {
    const upload: unknown = name.startsWith(folder) && (await get(name, openUploads()))
    if (upload instanceof Blob) yield [name, upload]
  }
}

/**
 * Stores what `storedOf` returned.
 *
 * @throws Error if there is no room
 */
export async function putStored(key: string, stored: string | Blob): Promise<void> {
  if (typeof stored === 'string') localStorage.setItem(key, stored)
  else await set(key, stored, openUploads())
}

/** Removes an account's drafts beyond the limits. */
export async function pruneDrafts(account: string): Promise<void> {
  const oldest = Date.now() - MAX_AGE_MS
  const newest = listDrafts(account).slice(0, MAX_DRAFTS)
  const all = keysOf(account)
  const kept = all.filter(
    (key) => newest.includes(idIn(account, key)) && (readKept(key)?.at ?? 0) > oldest,
  )
  removeKeys(all.filter((key) => !kept.includes(key)))
  const ids = new Set(kept.map((key) => idIn(account, key)))
  await removeUploads((name) => [...ids].some((id) => isOf({ account, id }, name)))
}

/** Removes all drafts from this browser, except those of the given account, if any. */
export async function removeDraftsOfOthers(account?: string): Promise<void> {
  const isKept = (name: string) => account !== undefined && name.startsWith(folderOf(account))
  removeKeys([...OWNERLESS_KEYS, ...draftKeys().filter((key) => !isKept(key))])
  await removeUploads(isKept)
  try {
    indexedDB.deleteDatabase(OWNERLESS_DATABASE)
  } catch {
    // Where there is no storage there is nothing to remove.
  }
}

const keysOf = (account: string) => draftKeys().filter((key) => key.startsWith(folderOf(account)))

/** The id of the draft that an account's storage key belongs to. */
function idIn(account: string, key: string): string {
  const [id = ''] = key.slice(folderOf(account).length).split('/')
  return id
}

function draftKeys(): readonly string[] {
  finishWrites()
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function readKept(key: string): KeptPart | undefined {
  try {
    const kept: KeptPart | null = JSON.parse(localStorage.getItem(key) ?? 'null')
    return kept ?? undefined
  } catch {
    return undefined
  }
}

function removeKeys(names: readonly string[]): void {
  for (const name of names) waiting.delete(name)
  try {
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // Where there is no storage there is nothing to remove.
  }
}

async function removeUploads(isKept: (name: string) => boolean): Promise<void> {
  await inUploads(async (uploads) => {
    const names = (await keys<string>(uploads)).filter((name) => !isKept(name))
    if (names.length > 0) await delMany(names, uploads)
  })
}

let store: UseStore | undefined

function openUploads(): UseStore {
  store ??= createStore('memesmith-drafts', 'uploads')
  return store
}

async function inUploads(use: (uploads: UseStore) => Promise<void>): Promise<void> {
  try {
    await use(openUploads())
  } catch {
    // See the limits above.
  }
}
