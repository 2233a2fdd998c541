import { isShareId } from '../../http/requests/is-share-id.ts'

/** The share id in a link to a meme or to its picture, or the text itself if it is one. */
export function shareIdIn(text: string): string | undefined {
  const last = text.split(/[?#]/, 1).join().replace(/\/$/, '').split('/').at(-1) ?? ''
  const id = last.replace(/\.\w+$/, '')
  return isShareId(id) ? id : undefined
}
