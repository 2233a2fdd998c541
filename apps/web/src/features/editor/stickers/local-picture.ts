import { t } from '@lingui/core/macro'

/**
 * The start of the `image` of a sticker whose picture is not uploaded yet. The draft's id of the
 * picture follows.
 */
const LOCAL_PICTURE = 'local:'

/** The `image` of a panel that has no picture yet. It is neither drawn nor saved. */
export const EMPTY_PANEL = LOCAL_PICTURE

/** The `image` of a sticker whose picture has this id in the draft. */
export const localImageOf = (id: string): string => LOCAL_PICTURE + id

/** Whether an `image` names a picture of the draft. */
export const isLocalPicture = (image: string): boolean =>
  image.startsWith(LOCAL_PICTURE) && image !== EMPTY_PANEL

/** The id of a picture in the draft. */
export const localIdOf = (image: string): string => image.slice(LOCAL_PICTURE.length)

/** Whether an `image` is a picture of the user, not an emoji. */
export const isPicture = (image: string): boolean =>
  image.startsWith('/') || image.startsWith(LOCAL_PICTURE)

/** An `image` in words: an emoji's name, or what is known of a picture. */
export function nameOfImage(image: string): string {
  if (image === EMPTY_PANEL) return t({ message: 'empty panel', context: 'a layer' })
  return isPicture(image) ? t({ message: 'picture', context: 'a layer' }) : image
}
