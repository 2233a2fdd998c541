import Type, { type Static } from 'typebox'

/** The response to an upload. */
export const UploadedImage = Type.Object({
  url: Type.String(),
  /** The number of its frames, if it moves. */
  frames: Type.Optional(Type.Integer()),
  /** The duration of its frames in ms, if it moves. */
  duration: Type.Optional(Type.Integer()),
})
export type UploadedImage = Static<typeof UploadedImage>

/**
 * What becomes of an animated picture: all of it, which is refused if it is too large; as many of
 * its first frames as are kept; or its first frame.
 */
const ANIMATION_CHOICES = ['whole', 'part', 'still'] as const
export type AnimationChoice = (typeof ANIMATION_CHOICES)[number]

/** The query of `POST /api/upload`. */
export const UploadQuery = Type.Object({
  animation: Type.Optional(Type.Unsafe<AnimationChoice>({ enum: ANIMATION_CHOICES })),
})
