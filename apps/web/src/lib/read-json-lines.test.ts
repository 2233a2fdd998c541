import { describe, expect, it } from 'vitest'
import { readJsonLines } from './read-json-lines.ts'

async function read(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<unknown[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const values: unknown[] = []
  for await (const value of readJsonLines(body)) values.push(value)
  return values
}

describe('readJsonLines', () => {
  it('yields every value, wherever the chunks are split', async () => {
    const values = [{ progress: 'captions' }, { topText: 'ça 猫 🎉\n' }, null, [1]]
    const text = values.map((value) => `${JSON.stringify(value)}\n`).join('\n')
    const bytes = new TextEncoder().encode(text)
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(await read([bytes.slice(0, cut), bytes.slice(cut)]), `cut at ${cut}`).toEqual(values)
    }
    expect(await read([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(values)
  })

  it('yields a value before the next one has arrived', async () => {
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
    const writer = writable.getWriter()
    const lines = readJsonLines(readable)
    void writer.write(new TextEncoder().encode('{"a":1}\n{"b"'))
    expect(await lines.next()).toEqual({ done: false, value: { a: 1 } })
    void writer.write(new TextEncoder().encode(':2}'))
    void writer.close()
    expect(await lines.next()).toEqual({ done: false, value: { b: 2 } })
    expect(await lines.next()).toEqual({ done: true, value: undefined })
  })

  it('throws if the last line is truncated', async () => {
    await expect(read([new TextEncoder().encode('1\n{"a":')])).rejects.toThrow(SyntaxError)
  })
})
