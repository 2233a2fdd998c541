/**
 * Gives the browser the contract's modules with schemas as data.
 *
 * Problem: a call is one value, with the schemas of everything that the server accepts and answers.
 * Together with the library that makes them, they are larger than the first load may be.
 * Approach: run such a module, and write its exports as literals: of a schema, the keywords that
 * `readAnswer` uses; of a call, its method, its path and the schema of its answer. Literals have no side
 * effects, so unused ones are dropped.
 * Limits: these modules must not export functions. The development server sends them unchanged.
 */
import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isCall, isRecord, jsonOf } from '@memesmith/contract'
import type { Plugin } from 'vite'

const CONTRACT = fileURLToPath(new URL('.', import.meta.resolve('@memesmith/contract')))
const HAS_SCHEMAS = /^import Type\b/m

/**
 * A Vite plugin that does this.
 *
 * @throws Error if a module with schemas exports a function
 */
export const contractAsData = (): Plugin => ({
  name: 'contract-as-data',
  apply: 'build',
  async load(id) {
    if (!id.startsWith(CONTRACT) || !HAS_SCHEMAS.test(await readFile(id, 'utf8'))) return null
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href)
    const data = Object.entries(exported).map(([name, value]) => [name, dataOf(value)] as const)
    const names = new Map(data.map(([name, value]) => [JSON.stringify(value), name]))
    // The parts of a value are shorter, and come before it.
    return data
      .map(([name, value]) => [name, JSON.stringify(value), value] as const)
      .sort(([, a], [, b]) => a.length - b.length)
      .map(([name, json, value]) => `export const ${name} = ${write(value, names, json)}\n`)
      .join('')
  },
})

/** Writes a value, referring to values in it by their name if they have one. */
function write(value: unknown, names: ReadonlyMap<string, string>, itself?: string): string {
  const json = JSON.stringify(value)
  const name = json === itself ? undefined : names.get(json)
  if (name !== undefined) return name
  if (Array.isArray(value)) return `[${value.map((each) => write(each, names)).join()}]`
  if (!isRecord(value)) return json
  const fields = Object.entries(value).map(
    ([field, each]) => `${JSON.stringify(field)}:${write(each, names)}`,
  )
  return `{${fields.join()}}`
}

function dataOf(value: unknown): unknown {
  if (typeof value === 'function')
    throw new Error('expected a module of the contract without functions')
  if (isCall(value)) {
    const { method, path } = value
    const read = jsonOf(value)
    return { method, path, ...(read && { answer: { 200: readable(read) } }) }
  }
  return isRecord(value) && ('~kind' in value || '~unsafe' in value) ? readable(value) : value
}

/** The keywords of a schema that the reader uses. */
function readable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(readable)
  if (!isRecord(schema)) return schema
  const { properties, additionalProperties } = schema
  const words = ['type', 'required', 'enum', 'const', 'default'].filter((word) => word in schema)
  const schemas = ['items', 'anyOf', 'if', 'then', 'else'].filter((word) => word in schema)
  return {
    ...Object.fromEntries(words.map((word) => [word, schema[word]])),
    ...Object.fromEntries(schemas.map((word) => [word, readable(schema[word])])),
    ...(additionalProperties === false && { additionalProperties }),
    ...(isRecord(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, readable(field)]),
      ),
    }),
  }
}
