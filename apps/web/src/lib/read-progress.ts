import { API_ERRORS, isRecord, LIVE_PROGRESS_TYPE, textIn } from '@memesmith/contract'
import { ResponseError } from './api-client.ts'
import { readJsonLines } from './read-json-lines.ts'

/** The `Accept` header of a request whose response may be live progress. */
export const ACCEPTS_PROGRESS = { accept: `${LIVE_PROGRESS_TYPE}, application/json` } as const

/**
 * Reads the JSON of a response: the whole body, or the last line of a body with progress.
 *
 * @param onProgress called with the `progress` of each line
 * @throws ResponseError if the work failed after the status was sent
 */
export async function readProgress(
  response: Response,
  onProgress: (progress: unknown) => void,
): Promise<unknown> {
  const isLive = response.headers.get('content-type')?.startsWith(LIVE_PROGRESS_TYPE) ?? false
  if (!isLive || response.body === null) return await response.json()
  let last: unknown
  for await (const value of readJsonLines(response.body)) {
    last = value
    if (isRecord(value) && 'progress' in value) onProgress(value.progress)
  }
  const code = isRecord(last) ? textIn(last, 'code') : undefined
  if (code !== undefined) throw new ResponseError(statusOf(code), code, JSON.stringify(last))
  return last
}

const statusOf = (code: string): number =>
  Object.entries(API_ERRORS).find(([known]) => known === code)?.[1][0] ?? 500
