import { HOUR_MS, MAX_UPLOAD_BYTES, MAX_VIDEO_BYTES } from '@memesmith/contract'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** Pictures and videos that were shared with the app, on their way from the service worker to the editor. */
interface SharedPictures {
  /** When they were shared, in ms since 1970. */
  readonly at: number
  readonly files: readonly File[]
}

/** Time in ms for a user who has to log in first. */
const KEPT_MS = HOUR_MS
/** The editor takes one picture, but says how many it got. */
const MAX_FILES = 10

const KEY = 'latest'

let store: UseStore | undefined
const pictures = () => {
  store ??= createStore('memesmith-shared', 'pictures')
  return store
}

/**
 * Keeps pictures, which replace earlier ones. Files that are too large to open are left out.
 *
 * @throws Error if none is left, or storage is missing
 */
export async function keepSharedPictures(given: readonly File[]): Promise<void> {
  const files = given
    .filter(({ size, type }) => size > 0 && size <= maxBytesOf(type))
    .slice(0, MAX_FILES)
  if (files.length === 0) throw new Error('expected a picture')
  const shared: SharedPictures = { at: Date.now(), files }
  await set(KEY, shared, pictures())
}

const maxBytesOf = (type: string): number =>
  type.startsWith('video/') ? MAX_VIDEO_BYTES : MAX_UPLOAD_BYTES

/** Deletes the pictures, for a log-out. */
export async function forgetSharedPictures(): Promise<void> {
  await del(KEY, pictures()).catch(() => undefined)
}

/** Takes the most recently shared pictures, if they are not too old. */
export async function takeSharedPictures(): Promise<readonly File[]> {
  try {
    const shared = await get<SharedPictures>(KEY, pictures())
    await del(KEY, pictures())
    return shared !== undefined && shared.at > Date.now() - KEPT_MS ? shared.files : []
  } catch {
    return []
  }
}
