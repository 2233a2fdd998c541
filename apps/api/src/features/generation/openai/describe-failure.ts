import { EndpointError } from './endpoint-error.ts'

interface Failure {
  /** Describes a failure in a sentence for the operator. */
  readonly problem: string
  readonly status?: number
  readonly code?: string
}

const PROBLEMS: Partial<Record<number, string>> = {
  401: 'the endpoint does not accept OPENAI_API_KEY',
  403: 'the key may not use this model',
  404: 'the endpoint does not have this model, or OPENAI_BASE_URL is wrong',
  429: 'the endpoint has had too many requests, or the account no credit left',
}

/** Contains no text from the endpoint, which could repeat prompts and keys. */
export function describeFailure(error: unknown): Failure {
  const own = causesOf(error).find((cause) => cause instanceof EndpointError)
  if (own !== undefined) return { problem: own.message }
  const status = statusOf(error)
  if (status !== undefined) {
    const code = codeOf(error)
    const usual = status < 500 ? 'the endpoint refused the request' : 'the endpoint failed'
    const problem = PROBLEMS[status] ?? usual
    return { problem, status, ...(code !== undefined && { code }) }
  }
  const code = causesOf(error).map(codeOf).find(Boolean)
  if (code !== undefined) return { problem: 'the endpoint could not be reached', code }
  return { problem: 'the endpoint answered with something that is not JSON' }
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause) {
    causes.push(next)
  }
  return causes
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Only short codes: a longer text could repeat the request. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' && /^\w{1,40}$/.test(error.code) ? error.code : undefined
}
