/** Reads fields of an answer that may be missing or have another type. */

/** An answer that can't be used. The message says what was expected. */
export class AnswerError extends Error {}

export type JsonRecord = Readonly<Record<string, unknown>>

/** Whether a value is an object, and neither null nor an array. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** @returns undefined if the field is missing or not a string */
export function textIn(record: JsonRecord, field: string): string | undefined {
  const value = record[field]
  return typeof value === 'string' ? value : undefined
}

/** @returns undefined if the field is missing or not a number */
export function numberIn(record: JsonRecord, field: string): number | undefined {
  const value = record[field]
  return typeof value === 'number' ? value : undefined
}

/** @returns the strings of the list in this field; empty if the field is missing or not a list */
export function textsIn(record: JsonRecord, field: string): string[] {
  const value = record[field]
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}

/**
 * Checks that an answer is an object.
 *
 * @param what the expected value, for the error message
 * @throws AnswerError if the answer is not an object
 */
export function recordOf(answer: unknown, what: string): JsonRecord {
  if (!isRecord(answer)) throw new AnswerError(`expected ${what}`)
  return answer
}
