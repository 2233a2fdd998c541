import { onTestFinished, vi } from 'vitest'

/** A request that a component has sent. */
interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/**
 * Answers the calls of components until the test ends; undefined leaves one to `answer-without-server.ts`.
 *
 * @returns what was sent so far, the last one at the end
 */
export function answerCalls(answer: (sent: Sent) => Response | undefined): readonly Sent[] {
  const { fetch } = globalThis
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.clone().text()
    const { pathname: path } = new URL(request.url)
    const sent = { method: request.method, path, body: text === '' ? undefined : JSON.parse(text) }
    const response = answer(sent)
    if (response !== undefined) all.push(sent)
    return response ?? (await fetch(request))
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return all
}
