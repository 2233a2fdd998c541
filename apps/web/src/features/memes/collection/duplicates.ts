import type { SavedMeme } from '@memesmith/contract'

/** The memes of a list that look the same as an earlier one, with the title of that one. */
export function findDuplicates(memes: readonly SavedMeme[]): ReadonlyMap<number, string> {
  const first = new Map<string, SavedMeme>()
  const duplicates = new Map<number, string>()
  for (const meme of memes) {
    const look = lookOf(meme)
    if (look === undefined) continue
    const original = first.get(look)
    if (original === undefined) first.set(look, meme)
    else duplicates.set(meme.id, original.title)
  }
  return duplicates
}

/** Memes keep their identity while lists change, so each is described once. */
const looks = new WeakMap<SavedMeme, string>()

/** The source and the drawing of a meme; undefined if the server does not tell them. */
function lookOf(meme: SavedMeme): string | undefined {
  const { document, templateId, customImageUrl } = meme
  if (document === undefined || (templateId === null && customImageUrl === null)) return undefined
  const look = looks.get(meme) ?? JSON.stringify([templateId, customImageUrl, document])
  looks.set(meme, look)
  return look
}
