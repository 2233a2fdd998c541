import { isRecord, textIn } from '@memesmith/contract'
import { finishWrites, readPart, removePart, writePart } from '../../../lib/drafts/draft-storage.ts'
import { draftOfTab } from '../../../lib/drafts/tab-draft.ts'
import { randomId } from '../../../lib/random-id.ts'

/** The part of the draft that has the key of its last save, until the server has answered it. */
const PART = 'save'

/** The same for a browser without storage. */
let last: KeptKey | undefined

interface KeptKey {
  /** What is saved. */
  readonly content: string
  readonly key: string
}

/**
 * The key of a save. A save of the same content has the same key, also after a reload, until one was
 * answered: so it makes no second meme if only the answer was lost.
 */
export function saveKeyFor(content: string): string {
  const before = readKept()
  if (before?.content === content) return before.key
  const made = { content, key: randomId() }
  last = made
  const draft = draftOfTab()
  if (draft !== null) {
    writePart(draft, PART, () => JSON.stringify(made))
    // The page may be closed before the answer is there.
    finishWrites()
  }
  return made.key
}

/** Makes the next save another one. */
export function forgetSaveKey(): void {
  last = undefined
  const draft = draftOfTab()
  if (draft !== null) removePart(draft, PART)
}

function readKept(): KeptKey | undefined {
  const draft = draftOfTab()
  const text = draft && readPart(draft, PART)
  if (!text) return last
  const kept: unknown = JSON.parse(text)
  if (!isRecord(kept)) return undefined
  const [content, key] = [textIn(kept, 'content'), textIn(kept, 'key')]
  return content !== undefined && key !== undefined ? { content, key } : undefined
}
