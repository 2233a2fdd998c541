import { connect } from 'node:net'

/** The response to bytes that may not be valid HTTP. */
export interface RawAnswer {
  /** Undefined if the server closed the connection without a response. */
  readonly status: number | undefined
  readonly text: string
}

/**
 * Sends raw bytes on a new connection, and reads until the server closes it.
 *
 * @param isWhole whether the bytes are a complete request; otherwise the client closes first
 * @throws Error when the server neither responds nor closes the connection in time
 */
export function sendRaw(
  port: number,
  bytes: Uint8Array,
  { isWhole, timeoutMs }: { readonly isWhole: boolean; readonly timeoutMs: number },
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    const timer = setTimeout(() => {
      socket.destroy()
      reject(new Error(`neither an answer nor an end after ${timeoutMs} ms`))
    }, timeoutMs)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk
    })
    // The server may close the connection while the client is still writing.
    socket.on('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'ECONNREFUSED') reject(error)
    })
    socket.on('close', () => {
      clearTimeout(timer)
      const status = /^HTTP\/1\.1 (?:100 Continue\r\n\r\nHTTP\/1\.1 )?(\d{3})/.exec(text)?.[1]
      resolve({ status: status === undefined ? undefined : Number(status), text })
    })
    socket.write(bytes)
    if (!isWhole) socket.end()
  })
}
