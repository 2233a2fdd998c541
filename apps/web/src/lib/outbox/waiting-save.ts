import type { MemeInput } from '@memesmith/contract'

/** A picture of a save that is on this device. */
export interface WaitingPicture {
  /** A PNG, or an animated WebP. */
  readonly png: Blob
  /** Its URL, once it is uploaded. */
  readonly url?: string
}

/** Why a save could not be sent. */
export type SaveProblem =
  /** The session has ended, or belongs to another account. */
  | { readonly kind: 'signed-out' }
  /** The server can't take it now. */
  | { readonly kind: 'later'; readonly message: string | undefined }
  /** The server refuses it unless it is changed. */
  | { readonly kind: 'refused'; readonly message: string | undefined }

/** A save with everything needed to send it. */
export interface WaitingSave {
  /** The server makes one meme from all requests with the same key. */
  readonly key: string
  /** The key of the account that saved it. Nobody else sends or sees it. */
  readonly account: string
  /** When it was saved, in ms since 1970. */
  readonly at: number
  /** The request body. Stickers may name pictures in `stickers`; `picture`'s URL becomes `customImageUrl`. */
  readonly body: MemeInput
  /** The id of the meme to replace; undefined for a new meme. */
  readonly replaces?: number | undefined
  /** The picture below the layers, if it is an upload. */
  readonly picture?: WaitingPicture | undefined
  /** Pictures that are stickers, by the `image` of their layers. */
  readonly stickers: Readonly<Record<string, WaitingPicture>>
  /** A small picture of the meme. */
  readonly preview?: Blob | undefined
  readonly problem?: SaveProblem | undefined
}
