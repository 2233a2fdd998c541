import { isAscii } from 'node:buffer'
import { randomId } from '../../../runtime/random-id.ts'

const KEY = 'b64_json'
const START = new RegExp(`^"${KEY}"\\s*:\\s*"`)
/** More than any start is long. */
const START_BYTES = 64
/** Stands for the picture while the rest is parsed; nothing else in an answer is just so. */
const MARK = randomId()

/**
 * `JSON.parse` for an image model's answer. The picture in it is megabytes of base64, which go past
 * the parser: it would copy them into JavaScript's heap, and that takes ten times as long as the rest
 * of the way, and the garbage collector after it.
 *
 * @throws SyntaxError
 */
export function parseLargeJson(json: Buffer): unknown {
  const key = json.indexOf(`"${KEY}"`)
  const [start = ''] = START.exec(json.toString('latin1', key, key + START_BYTES)) ?? []
  const open = key + start.length
  const close = json.indexOf('"', open)
  const picture = json.subarray(open, close)
  if (start === '' || close === -1 || picture.includes('\\') || !isAscii(picture)) {
    return JSON.parse(json.toString())
  }
  const base64 = picture.toString('latin1')
  const rest = Buffer.concat([json.subarray(0, open), Buffer.from(MARK), json.subarray(close)])
  return JSON.parse(rest.toString(), (_, value) => (value === MARK ? base64 : value))
}
