import { t } from '@lingui/core/macro'
import { isCopy, isRecord, type MemeFile, numberIn } from '@memesmith/contract'
import { request } from '../../../lib/api-client.ts'
import { followWork } from '../../../lib/follow-work.tsx'
import { dismissNotification } from '../../../lib/notify.tsx'
import { ACCEPTS_PROGRESS, readProgress } from '../../../lib/read-progress.ts'

interface MakingOptions {
  readonly signal: AbortSignal
  /** Called with the share that is made, from 0 to 1. */
  readonly onProgress?: (share: unknown) => void
}

/**
 * Has the server make a file that it makes when it is first asked for.
 *
 * @returns the size in bytes; undefined if the server does not say it
 * @throws ResponseError
 */
export async function makeCopy(
  { url }: MemeFile,
  { signal, onProgress = () => undefined }: MakingOptions,
): Promise<number | undefined> {
  const answer = await request('GET', url, undefined, { signal, headers: ACCEPTS_PROGRESS })
  const made = await readProgress(answer, onProgress)
  return isRecord(made) ? numberIn(made, 'byteLength') : undefined
}

/**
 * Waits until a file can be loaded without waiting. A toast says how far it is, and can end it.
 *
 * @throws StoppedError if the user ended it; ResponseError
 */
export async function prepareFile(file: MemeFile): Promise<void> {
  if (!isCopy(file)) return
  await followWork(t`Making the ${file.name}`, (signal, onProgress) =>
    makeCopy(file, { signal, onProgress }),
  )
  dismissNotification()
}

/** Loads a file, like `prepareFile`. */
export async function loadFile(file: MemeFile): Promise<Blob> {
  await prepareFile(file)
  return await (await request('GET', file.url)).blob()
}
