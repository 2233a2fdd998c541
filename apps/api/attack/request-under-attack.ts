/** A request as parts that can be corrupted one by one, and its serialization. */

export interface AttackRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  /** Whether the server can tell where the request ends. */
  readonly isWhole: boolean
}

/** Serializes the request as HTTP/1.1. */
export function toBytes({ method, target, headers, body }: AttackRequest): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map((pair) => pair.join(': '))]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body])
}

/** The request with one header replaced, whatever the case of its name. */
export function withHeader(request: AttackRequest, name: string, value: string): AttackRequest {
  const others = request.headers.filter(([each]) => each.toLowerCase() !== name)
  return { ...request, headers: [...others, [name, value]] }
}

/** The request with another body and the matching Content-Length. */
export const withBody = (request: AttackRequest, body: Buffer): AttackRequest =>
  withHeader({ ...request, body }, 'content-length', String(body.length))
