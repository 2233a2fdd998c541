import type { Static, TSchema } from 'typebox'
import type { AnswerBody, AnswerOf, Call } from './call.ts'
import { isRecord } from './json.ts'

/** An answer that can't be used. The message says which. */
export class AnswerError extends Error {}

/** The JSON Schema keywords that the reader uses. Limits and patterns are the server's concern. */
interface Readable {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Readable>>
  readonly required?: readonly string[]
  /** False if nothing may be lost: then an optional field that can't be read is an error too. */
  readonly additionalProperties?: unknown
  readonly items?: Readable
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  /** The value or null, or one of several records. */
  readonly anyOf?: readonly Readable[]
  readonly if?: Readable
  readonly then?: Readable
  readonly else?: Readable
  readonly default?: unknown
}

/**
 * Reads a call's answer by its schema.
 *
 * @throws AnswerError if the answer can't be used
 */
export function readAnswer<C extends Call>(call: C, value: unknown): AnswerOf<C> {
  const schema = jsonOf(call)
  const answer = schema && readAs(schema, value)
  if (!fits<AnswerOf<C>>(answer)) {
    throw new AnswerError(`${call.method} ${call.path} has another answer`)
  }
  return answer
}

/** The schema by which a client reads a call's answer; undefined if that is not JSON. */
export const jsonOf = ({ answer, reads }: Call): TSchema | undefined =>
  reads ?? Object.values(answer).find(isJson)

/**
 * Reads a value by its schema. A field that is missing or of another type becomes its default; without
 * a default null, if that is allowed; otherwise it is left out, if it is optional. An unknown name
 * becomes the default too. A list of strings or numbers drops elements of other types.
 *
 * @returns undefined if anything else is missing or invalid
 */
export function readAs<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Static<Schema> | undefined {
  const found = read(schema, value)
  return fits<Static<Schema>>(found) ? found : undefined
}

const isJson = (body: AnswerBody): body is TSchema => body !== null && !('contentType' in body)

const fits = <Value>(found: unknown): found is Value => found !== undefined

function read(schema: Readable, value: unknown): unknown {
  const { type, properties, items, anyOf, default: usual } = schema
  if (anyOf) {
    const found = anyOf.map((each) => read(each, value)).find((each) => each !== undefined)
    return found ?? (anyOf.some(isNull) ? null : undefined)
  }
  if (value === undefined) return usual
  const branch = schema.if && (matches(schema.if, value) ? schema.then : schema.else)
  if (branch) return read(branch, value) ?? usual
  const values = schema.enum ?? ('const' in schema ? [schema.const] : undefined)
  if (values?.includes(value)) return value
  // A later version may add names, but a number is an error.
  if (values) return typeof value === 'number' ? undefined : usual
  if (properties) return readRecord(schema, value)
  if (items) return readList(items, value) ?? usual
  return typeof value === (type === 'integer' ? 'number' : type) ? value : usual
}

const isNull = ({ type }: Readable): boolean => type === 'null'

/** Whether a value matches an `if`: a string, or a record with one field. */
const matches = ({ type, properties = {} }: Readable, value: unknown): boolean =>
  type === 'object'
    ? isRecord(value) &&
      Object.entries(properties).every(([name, field]) => value[name] === field.const)
    : typeof value === type

function readRecord(schema: Readable, value: unknown): unknown {
  const { properties = {}, required = [], additionalProperties: hasMore = true } = schema
  if (!isRecord(value)) return undefined
  const record: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(properties)) {
    const isRequired = required.includes(name)
    if (value[name] === undefined && !isRequired) continue
    const found = read(field, value[name])
    if (found !== undefined) record[name] = found
    else if (isRequired || !hasMore) return undefined
  }
  return record
}

function readList(items: Readable, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined
  const known = value.map((each) => read(items, each)).filter((each) => each !== undefined)
  const isOfValues = items.type === 'string' || items.type === 'integer'
  return isOfValues || known.length === value.length ? known : undefined
}
