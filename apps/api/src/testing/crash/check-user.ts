import { expect } from 'vitest'
import { nextPage } from '../next-page.ts'
import { decode } from '../pictures.ts'
import type { SavedMeme } from './acknowledged-changes.ts'
import { isSaveKey, type RecordingUser } from './recording-user.ts'

/** Compares the server's data with what it acknowledged, and records what it completed besides. */
export async function checkUser(
  user: RecordingUser,
  origin: string,
  how: 'all' | 'new',
): Promise<void> {
  const { changes } = user
  for (const email of changes.newAccounts.splice(0)) {
    expect([email, await user.logIn(origin, email)]).toEqual([email, 303])
  }
  if (changes.cookie === '') return
  const memes = await listMemes(user, origin)
  const ids = new Set(memes.map(({ id }) => id))
  const kept = [...changes.saved.keys(), ...changes.replacing]
  expect(kept.filter((id) => !ids.has(id))).toEqual([])
  expect([...changes.deleted].filter((id) => ids.has(id))).toEqual([])
  // A save that was sent again did not make a second meme.
  const titles = memes.map(({ title }) => title).filter(isSaveKey)
  expect(titles.length).toBe(new Set(titles).size)
  for (const meme of memes) {
    const known = changes.saved.get(meme.id)
    if (known !== undefined) expect(known).toMatchObject(meme)
    if (known === undefined || how === 'all') await checkPictures(user, origin, meme)
    changes.saved.set(meme.id, meme)
  }
  for (const id of changes.uncertain) if (!ids.has(id)) changes.deleted.add(id)
  changes.uncertain.clear()
  changes.replacing.clear()
}

async function listMemes(user: RecordingUser, origin: string): Promise<SavedMeme[]> {
  const memes: SavedMeme[] = []
  let url: string | undefined = '/api/memes'
  while (url !== undefined) {
    const { status, headers, bytes } = await user.get(origin, url)
    expect(status).toBe(200)
    memes.push(...JSON.parse(bytes.toString()))
    url = nextPage(headers.get('link'))
  }
  return memes
}

async function checkPictures(user: RecordingUser, origin: string, meme: SavedMeme): Promise<void> {
  const { pictures } = user.changes
  const [picture, thumbnail] = await Promise.all(
    [meme.memeImageUrl, meme.thumbnailUrl].map((url) => user.get(origin, url)),
  )
  expect([meme.id, picture?.status, thumbnail?.status]).toEqual([meme.id, 200, 200])
  const bytes = picture?.bytes ?? Buffer.alloc(0)
  const known = pictures.get(meme.id)
  if (known === undefined) expect((await decode(bytes)).width).toBeGreaterThan(0)
  else expect(bytes.equals(known), `the picture of meme ${meme.id}`).toBe(true)
  pictures.set(meme.id, bytes)
}
