import { RANDOM_ID_PATTERN } from '@memesmith/contract'

const pattern = new RegExp(RANDOM_ID_PATTERN)

/** Whether a text can be the share id of a meme. */
export const isShareId = (text: string): boolean => pattern.test(text)
