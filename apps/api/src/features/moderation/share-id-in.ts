import { RANDOM_ID_PATTERN } from '@memesmith/contract'

const isShareId = new RegExp(RANDOM_ID_PATTERN)

/** The share id in a link to a meme or to its picture, or the text itself if it is one. */
export function shareIdIn(text: string): string | undefined {
  const last = text.split(/[?#]/, 1).join().replace(/\/$/, '').split('/').at(-1) ?? ''
  const id = last.replace(/\.\w+$/, '')
  return isShareId.test(id) ? id : undefined
}
