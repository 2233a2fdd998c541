/**
 * Keeps the picture that a draft was uploaded for, so that a reload does not lose it.
 *
 * It is in IndexedDB because the browser's other storage is too small for pictures. Where a browser
 * allows no storage at all, the draft lasts as long as the page.
 */
const DATABASE = 'memesmith'
const STORE = 'draft'
const KEY = 'upload'

export const keepUpload = (png: Blob): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(png, KEY)).catch(() => undefined)

export const dropUpload = (): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(KEY)).catch(() => undefined)

export async function keptUpload(): Promise<Blob | undefined> {
  const kept: unknown = await inStore('readonly', (store) => store.get(KEY)).catch(() => undefined)
  return kept instanceof Blob ? kept : undefined
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  try {
    return await settled(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
