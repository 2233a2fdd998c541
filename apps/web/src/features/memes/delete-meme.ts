import { request } from '../../lib/api-client.ts'
import { refetchMemes } from './use-memes.ts'

/** @throws ResponseError */
export async function deleteMeme(id: number): Promise<void> {
  await request('DELETE', `/api/memes/${id}`)
  await refetchMemes()
}
