import { type Endpoint, isRecord } from '@memesmith/contract'
import { ResponseError } from './api-client.ts'

/** Bytes of a form that have been sent, and its total. */
export interface Sent {
  readonly bytes: number
  readonly of: number
}

/**
 * Sends a large form and reports its upload progress, which `fetch` can't.
 *
 * @returns the JSON of the response
 * @throws ResponseError if the status is not 2xx, or if a response that began as a success became an
 *   error; TypeError if there is no response, as with `fetch`
 */
export function uploadForm(
  { method, path }: Endpoint,
  form: FormData,
  onSent: (sent: Sent) => void,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const request = new XMLHttpRequest()
  request.open(method, path)
  request.upload.onprogress = ({ loaded, total }) => onSent({ bytes: loaded, of: total })
  request.onerror = () => reject(new TypeError('upload interrupted'))
  request.onload = () => {
    const { status, statusText, responseText } = request
    const answer = parse(responseText)
    const isRefused = status < 200 || status > 299 || (isRecord(answer) && 'code' in answer)
    if (isRefused) reject(new ResponseError(status, statusText, responseText))
    else resolve(answer)
  }
  request.send(form)
  return promise
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // For example a proxy's error page.
    return undefined
  }
}
