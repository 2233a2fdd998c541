import { randomId } from './random-id.ts'

/**
 * Sets the key of the history entry of a newly loaded document. The router sets keys only for
 * entries that it creates. The key stays the same on a reload and on Back, but the same URL opened
 * again, for example in another tab, gets a new key. The router returns it as `location.key`.
 *
 * Call this before creating the router.
 */
export function ensureEntryKey(): void {
  const left = takeLeftEntry()
  if (keyOfEntry() !== undefined) return
  const key = left?.address === addressOfEntry() ? left.key : randomId()
  history.replaceState({ ...history.state, key }, '')
}

/**
 * Keeps the current entry's key through the login page and back: the login page replaces the entry,
 * and then returns to the same URL.
 */
export function keepEntryKey(): void {
  const left: LeftEntry = { address: addressOfEntry(), key: keyOfEntry() ?? randomId() }
  try {
    sessionStorage.setItem(LEFT_ENTRY, JSON.stringify(left))
  } catch {
    // If storage is blocked, the entry gets a new key.
  }
}

/** The path and the query of the current page. */
export const addressOfEntry = (): string => location.pathname + location.search

interface LeftEntry {
  readonly address: string
  readonly key: string
}

const LEFT_ENTRY = 'memesmith-left-entry'

function takeLeftEntry(): LeftEntry | undefined {
  try {
    const left: LeftEntry | null = JSON.parse(sessionStorage.getItem(LEFT_ENTRY) ?? 'null')
    // Read once: it must not apply to a later page.
    sessionStorage.removeItem(LEFT_ENTRY)
    return left ?? undefined
  } catch {
    return undefined
  }
}

function keyOfEntry(): string | undefined {
  const state: { readonly key?: string } | null = history.state
  return state?.key
}
