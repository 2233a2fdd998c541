import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Answers a call; `body` is the parsed request body. */
export type Answer = (response: ServerResponse, request: IncomingMessage, body: string) => void

/** A server on loopback that stands in for a model's endpoint, with responses from the test. */
export interface StandInModel {
  /** Value for `OPENAI_BASE_URL`. */
  readonly baseUrl: string
  readonly origin: string
  /** Path and parsed body of every call, in order. */
  readonly calls: { readonly path: string; readonly body: string }[]
  words: Answer
  picture: Answer
  /** Answers to any other path. */
  file: Answer
  close(): Promise<void>
}

/** Answers with a JSON body. */
export const answerJson =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof value === 'string' ? value : JSON.stringify(value))
  }

/** A chat completion with this content. */
export const answerWords = (content: unknown): Answer =>
  answerJson({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: typeof content === 'string' ? content : JSON.stringify(content),
          refusal: null,
        },
      },
    ],
  })

/** Answers with a generated picture in base64. */
export const answerPicture = (picture: Uint8Array): Answer =>
  answerJson({ created: 1, data: [{ b64_json: Buffer.from(picture).toString('base64') }] })

/** An error in OpenAI's format. */
export const answerError = (status: number, code: string, headers = {}): Answer =>
  answerJson(
    { error: { message: `secret detail of ${code}`, type: 'error', code } },
    status,
    headers,
  )

/** Answers in order; the last one repeats. */
export function answerInOrder(...answers: readonly [Answer, ...Answer[]]): Answer {
  let turn = 0
  return (...call) => {
    const answer = answers[Math.min(turn, answers.length - 1)] ?? answers[0]
    turn += 1
    answer(...call)
  }
}

/** Never responds. */
export const never: Answer = () => {}

/** Starts the endpoint on a free port. */
export async function startStandInModel(): Promise<StandInModel> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    let body = ''
    for await (const chunk of request) body += chunk
    model.calls.push({ path, body })
    if (path === '/v1/chat/completions') model.words(response, request, body)
    else if (path === '/v1/images/generations') model.picture(response, request, body)
    else model.file(response, request, body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('expected a port')
  const origin = `http://127.0.0.1:${address.port}`
  const model: StandInModel = {
    baseUrl: `${origin}/v1`,
    origin,
    calls: [],
    words: never,
    picture: never,
    file: never,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return model
}
