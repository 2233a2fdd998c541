import Type, { type Static } from 'typebox'

/** The response to an upload. */
export const UploadedImage = Type.Object({ url: Type.String() })
export type UploadedImage = Static<typeof UploadedImage>
