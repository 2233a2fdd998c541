/**
 * Newline-delimited JSON, value by value as it arrives; empty lines mean nothing.
 *
 * @throws SyntaxError for a line that is not JSON, the last one cut off included
 */
export async function* readJsonLines(body: ReadableStream<BufferSource>): AsyncGenerator<unknown> {
  // Safari 18 can't iterate over a stream.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop() ?? ''
    yield* valuesOf(lines)
  }
  yield* valuesOf([rest])
}

function* valuesOf(lines: readonly string[]): Generator<unknown> {
  for (const line of lines) if (line.trim() !== '') yield JSON.parse(line)
}
