import { emojiKeyOf, readEmojiPicture } from '../../render/emoji-pictures.ts'
import { emojiNames, type NamedEmoji } from './emoji-names.ts'

/**
 * Finds an emoji that has a picture.
 *
 * @param text the emoji itself, or its English name in any case
 */
export async function findEmoji(text: string): Promise<NamedEmoji | undefined> {
  const { byName, byKey } = await emojiNames()
  return byName.get(text.toLowerCase()) ?? byKey.get(emojiKeyOf(text))
}

/**
 * The picture of an emoji, as WebP.
 *
 * @param text as for `findEmoji`
 * @returns undefined for anything else
 */
export async function findEmojiPicture(text: string): Promise<Uint8Array | undefined> {
  const emoji = await findEmoji(text)
  return emoji && (await readEmojiPicture(emoji.key))
}
