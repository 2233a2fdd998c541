/** Statuses of addresses without a picture. The answer is a picture with the message. */
export const PICTURE_STATUSES = [401, 404, 414, 415, 422, 429, 503] as const
export type PictureStatus = (typeof PICTURE_STATUSES)[number]

/** Why there is no picture at an address. */
export class PictureError extends Error {
  readonly status: PictureStatus

  constructor(status: PictureStatus, message: string) {
    super(message)
    this.status = status
  }
}
