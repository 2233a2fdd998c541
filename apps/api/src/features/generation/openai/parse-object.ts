import { EndpointError } from './endpoint-error.ts'

const THOUGHTS = '<think>'
const THOUGHTS_END = '</think>'

/**
 * The JSON object in a model's answer. Models wrap JSON in code fences, reasoning and small talk;
 * everything around the object is ignored.
 *
 * @throws EndpointError when there is no object
 */
export function parseObject(answer: string): unknown {
  const text = withoutThoughts(answer)
  const object = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return JSON.parse(object)
  } catch {
    throw new EndpointError('the text model answered with something that is not JSON')
  }
}

/** The answer without reasoning blocks, which can contain braces too. */
function withoutThoughts(answer: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const start = answer.indexOf(THOUGHTS, at)
    const end = start === -1 ? -1 : answer.indexOf(THOUGHTS_END, start)
    if (end === -1) return kept + answer.slice(at)
    kept += answer.slice(at, start)
    at = end + THOUGHTS_END.length
  }
}
