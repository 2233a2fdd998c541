import type { Target } from './start-target.ts'
import type { Victim } from './usual-requests.ts'

const DEADLINE_MS = 60_000

/** Uploads a file to the real server as the victim. */
export async function upload(
  { origin }: Target,
  { cookie }: Victim,
  file: Uint8Array,
  query = '',
): Promise<{ readonly status: number; readonly text: string }> {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(file)]), 'picture')
  const response = await fetch(`${origin}/api/upload${query}`, {
    method: 'POST',
    headers: { cookie },
    body: form,
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  return { status: response.status, text: await response.text() }
}
