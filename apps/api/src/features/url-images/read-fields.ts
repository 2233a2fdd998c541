/** Each may have several values. */
export type Fields = ReadonlyMap<string, readonly string[]>

/**
 * The fields of a `POST`: JSON, also under another content type, or a form.
 *
 * @returns undefined for anything else
 */
export async function readFields(body: Buffer, contentType: string): Promise<Fields | undefined> {
  if (contentType.startsWith('multipart/form-data')) {
    const init = { headers: { 'content-type': contentType } }
    const form = await new Response(new Uint8Array(body), init).formData().catch(() => undefined)
    return form && fieldsOf([...form].map(([name, value]) => [name, [value]]))
  }
  const text = body.toString()
  const json = jsonOf(text)
  if (json !== undefined) return fieldsOf(Object.entries(json))
  if (!contentType.startsWith('application/x-www-form-urlencoded')) return undefined
  return fieldsOf([...new URLSearchParams(text)].map(([name, value]) => [name, [value]]))
}

function jsonOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function fieldsOf(entries: readonly (readonly [string, unknown])[]): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of entries) {
    const values = (Array.isArray(value) ? value : [value]).filter(isPlain).map(String)
    // Pushed one by one: a form may repeat a name thousands of times.
    const known = fields.get(name) ?? []
    for (const value of values) known.push(value)
    fields.set(name, known)
  }
  return fields
}

const isPlain = (value: unknown): value is boolean | number | string =>
  ['boolean', 'number', 'string'].includes(typeof value)
