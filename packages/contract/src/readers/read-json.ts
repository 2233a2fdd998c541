/** Reads fields of an answer that may lack them, or have something else in their place. */

/** An answer without what it was asked for. */
export class AnswerError extends Error {}

export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function textIn(record: JsonRecord, field: string): string | undefined {
  const value = record[field]
  return typeof value === 'string' ? value : undefined
}

export function numberIn(record: JsonRecord, field: string): number | undefined {
  const value = record[field]
  return typeof value === 'number' ? value : undefined
}

/**
 * @param what is expected, for the error's message
 * @throws AnswerError for anything but an object
 */
export function recordOf(answer: unknown, what: string): JsonRecord {
  if (!isRecord(answer)) throw new AnswerError(`expected ${what}`)
  return answer
}
