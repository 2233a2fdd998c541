/**
 * Parses newline-delimited JSON, and yields each value as it arrives. Empty lines are ignored.
 *
 * @throws SyntaxError if a line is not JSON, for example because the body is truncated
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
