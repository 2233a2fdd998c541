import { calls, type Meme, type PublicMemes, pathOf } from '@memesmith/contract'
import type { Client } from './test-client.ts'

/**
 * Gives a user one of everything that a site stores about its public side: a handle, a meme with a tag that
 * somebody likes, one that is made after it, and a decision that the user appeals against.
 *
 * @returns the meme that is shown
 */
export async function joinPublicSide(
  user: Client,
  handle: string,
  { fan, administrator }: { readonly fan: Client; readonly administrator: Client },
): Promise<Meme> {
  await expectDone(user.postJson(calls.changeHandle.path, { handle }))
  const show = async (title: string, body: object = {}): Promise<Meme> => {
    // Other words for each, because the words of what is taken down wait elsewhere, too.
    const meme = { templateId: 1, topText: title, title, isPublic: true, ...body }
    return (await expectDone(user.postJson('/api/memes', meme))).json()
  }
  const shown = await show(`Shown by ${handle}`)
  const shareId = shareIdOf(shown)
  const tags = { tags: [`of ${handle}`] }
  await expectDone(user.send({ method: 'PATCH', url: `/api/memes/${shown.id}`, payload: tags }))
  await show(`After the one by ${handle}`, { after: shareId })
  await expectDone(fan.send({ method: 'PUT', url: pathOf(calls.likeMeme, { shareId }) }))
  const removed = await show(`Removed from ${handle}`)
  const act = { act: 'take-down', why: 'spam', reason: 'an advert' }
  await expectDone(
    administrator.postJson(pathOf(calls.actOnMeme, { shareId: shareIdOf(removed) }), act),
  )
  const [decision] = (await user.get(calls.listDecisions.path)).json()
  await expectDone(
    user.postJson(pathOf(calls.appealDecision, { id: decision.id }), { appeal: 'It is a joke.' }),
  )
  return shown
}

/** What a user sees of a site's public side, and of what was decided about the own memes. */
export async function publicSideOf(user: Client) {
  const read = async (address: string) => (await expectDone(user.get(address))).json()
  const list: PublicMemes = await read(`${calls.listPublicMemes.path}?sort=popular`)
  return {
    list,
    found: await read(`${calls.listPublicMemes.path}?q=shown`),
    tags: await read(calls.listPublicTags.path),
    handle: (await read(calls.getAccount.path)).handle,
    decisions: await read(calls.listDecisions.path),
  }
}

const shareIdOf = ({ shareUrl }: Meme): string => shareUrl.replace('/m/', '')

async function expectDone<Response extends { readonly statusCode: number; readonly body: string }>(
  answer: Promise<Response>,
): Promise<Response> {
  const response = await answer
  if (response.statusCode >= 400) throw new Error(`${response.statusCode}: ${response.body}`)
  return response
}
