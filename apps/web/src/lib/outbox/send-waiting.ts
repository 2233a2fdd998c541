import { hasStatus, ResponseError } from '../api-client.ts'
import type { SaveProblem, WaitingSave } from './waiting-save.ts'

/** Where saves wait. */
export interface Outbox {
  /** All saves, oldest first. */
  list(): Promise<readonly WaitingSave[]>
  /** Records why a save could not be sent, if it is still here. */
  setProblem(key: string, problem: SaveProblem | undefined): Promise<void>
  remove(key: string): Promise<void>
}

/** Whether every save was tried, or the rest has to be tried again later. */
export type SendResult = 'done' | 'later'

/**
 * Sends the waiting saves in order. A save that the server refuses waits for the user, and those after
 * it are sent. If the server can't be reached, or can't take a save now, the rest waits.
 *
 * A save is removed only after the server has answered. If that answer is lost and the save is sent
 * again, its key makes the server answer with the same meme.
 *
 * @param isMine whether to send a save
 * @param deliver sends a save; rejects with `ResponseError` for an answer that is not 2xx
 * @param onSent called for each save that the server has
 */
export async function sendWaiting(
  outbox: Outbox,
  isMine: (save: WaitingSave) => boolean,
  deliver: (save: WaitingSave) => Promise<unknown>,
  onSent: (save: WaitingSave) => void = () => undefined,
): Promise<SendResult> {
  const signedOut = new Set<string>()
  for (const save of await outbox.list()) {
    const waitsForUser = save.problem?.kind === 'refused'
    if (!isMine(save) || waitsForUser || signedOut.has(save.account)) continue
    const problem = await deliver(save).then(() => undefined, problemOf)
    if (problem === undefined) {
      await outbox.remove(save.key)
      onSent(save)
      continue
    }
    if (problem === 'unreachable') return 'later'
    await outbox.setProblem(save.key, problem)
    if (problem.kind === 'later') return 'later'
    if (problem.kind === 'signed-out') signedOut.add(save.account)
  }
  return 'done'
}

/** Too Early, Request Timeout, Too Many Requests. */
const LATER = [408, 425, 429]

/** @returns undefined if there is nothing more to do */
function problemOf(error: unknown): SaveProblem | 'unreachable' | undefined {
  if (!(error instanceof ResponseError)) return 'unreachable'
  // It was saved, and the meme has been deleted since.
  if (hasStatus(error, 410)) return undefined
  if (hasStatus(error, 401)) return { kind: 'signed-out' }
  const { status, serverMessage: message } = error
  // A proxy's own error page: the server behind it can't be reached.
  if (status >= 502 && status <= 504 && message === undefined) return 'unreachable'
  return { kind: status >= 500 || LATER.includes(status) ? 'later' : 'refused', message }
}
