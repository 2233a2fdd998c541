import { connect } from 'node:net'

/** What came back for bytes that may be no request at all. */
export interface RawAnswer {
  /** Undefined where the server hung up without a word. */
  readonly status: number | undefined
  readonly text: string
}

/**
 * Sends bytes as they are on a connection of their own, and reads until the server hangs up.
 *
 * @param isWhole whether a complete request was meant; after anything else the client hangs up first
 * @throws Error when the server does neither answer nor hang up in time
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
    // The server may hang up while it is still being written to.
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
