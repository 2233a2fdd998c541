import { type Call, queryOf } from '@memesmith/contract'
import type { Example } from './examples.ts'

/** The request of an example. */
interface ExampleRequest {
  /** With the query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Fields of a form, or else JSON. */
  readonly isForm: boolean
  readonly body: object | undefined
}

/** Whether a call takes a form with files. */
const takesForm = ({ body }: Call): boolean => body !== undefined && 'contentType' in body

/** The path of an OpenAPI document: `/api/memes/{id}` for `/api/memes/:id`; a wildcard is also a parameter. */
export const templateOf = (path: string): string =>
  path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}')

/** The request of a call's example. */
export function requestOf(
  call: Call,
  { params = {}, query = {}, headers = {}, body }: Example,
): ExampleRequest {
  const path = templateOf(call.path).replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
  return { url: path + queryOf(query), headers, isForm: takesForm(call), body }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/**
 * The same for a shell: `$SITE` is the address of the site, and `$KEY` an API key.
 *
 * @param needsKey whether the key is sent; a session has a cookie
 */
export function curlOf(call: Call, example: Example, needsKey: boolean): string {
  const { url, headers, isForm, body } = requestOf(call, example)
  const sent =
    body === undefined || isForm ? headers : { ...headers, 'content-type': 'application/json' }
  return [
    `curl "$SITE${url}"`,
    ...(call.method === 'GET' || (body !== undefined && call.method === 'POST')
      ? []
      : [`-X ${call.method}`]),
    ...(needsKey ? ['-H "authorization: Bearer $KEY"'] : []),
    ...Object.entries(sent).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : isForm
        ? Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`)
        : [`-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ')
}
