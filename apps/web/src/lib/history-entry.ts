import { randomId } from './random-id.ts'

/**
 * Gives the history entry that a document was opened for a name, as the router does for those that
 * it makes itself. A reload, and Back to it, find the same name again; the same address opened
 * anew, in another tab for example, gets another one. The router has it as `location.key`.
 *
 * Call it before the router is made.
 */
export function nameEntry(): void {
  const left = takeLeftEntry()
  if (keyOfEntry() !== undefined) return
  const key = left?.address === addressOfEntry() ? left.key : randomId()
  history.replaceState({ ...history.state, key }, '')
}

/**
 * Makes the present entry keep its name on the way to the login page and back: that page takes its
 * place in the history, and then leads back to the same address.
 */
export function keepEntryName(): void {
  const left: LeftEntry = { address: addressOfEntry(), key: keyOfEntry() ?? randomId() }
  try {
    sessionStorage.setItem(LEFT_ENTRY, JSON.stringify(left))
  } catch {
    // Storage can be forbidden; the address then counts as opened anew.
  }
}

interface LeftEntry {
  readonly address: string
  readonly key: string
}

const LEFT_ENTRY = 'memesmith-left-entry'

function takeLeftEntry(): LeftEntry | undefined {
  try {
    const left: LeftEntry | null = JSON.parse(sessionStorage.getItem(LEFT_ENTRY) ?? 'null')
    // Whatever page comes next, it has been decided what it is.
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

const addressOfEntry = () => location.pathname + location.search
