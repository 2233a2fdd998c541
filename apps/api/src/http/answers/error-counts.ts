import { API_ERRORS, type ApiErrorCode } from '@memesmith/contract'

const counts = new Map<string, number>(Object.keys(API_ERRORS).map((code) => [code, 0]))

/** Counts an error response, or an error that another way was found around. */
export function countError(code: ApiErrorCode): void {
  counts.set(code, (counts.get(code) ?? 0) + 1)
}

/** How often each error has occurred in this process; zero for those that never occurred. */
export const errorCounts = (): ReadonlyMap<string, number> => counts
