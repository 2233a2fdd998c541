/**
 * Writes a long list as JSON, some items at a time: other requests are answered between them.
 *
 * @param parts of the list, in its order
 */
export async function jsonArray(
  parts: AsyncIterable<readonly object[]>,
): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = []
  for await (const items of parts) {
    if (items.length === 0) continue
    pieces.push(Buffer.from(pieces.length === 0 ? '[' : ','))
    pieces.push(Buffer.from(JSON.stringify(items).slice(1, -1)))
  }
  pieces.push(Buffer.from(pieces.length === 0 ? '[]' : ']'))
  return Buffer.concat(pieces)
}
