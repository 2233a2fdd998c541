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
