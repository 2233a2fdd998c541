import type { Caption } from '@memesmith/meme-render'
import Type, { type Static } from 'typebox'
import { CaptionSchema } from './document.ts'

export const Template = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** One sentence that describes the picture; its alt text. */
  description: Type.String(),
  tags: Type.Array(Type.String()),
  imageUrl: Type.String(),
  thumbnailUrl: Type.String(),
  /** Size of the picture at `imageUrl` in pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The number of frames of the picture: 1 unless it moves. */
  frames: Type.Integer(),
  /** The captions that a meme from it starts with, each with an example text. */
  layers: Type.Unsafe<readonly Caption[]>(Type.Array(CaptionSchema)),
  /** Like the thumbnail, with the example texts. */
  exampleUrl: Type.String(),
  /** The example texts of the first two captions. */
  example: Type.Object({ topText: Type.String(), bottomText: Type.String() }),
})
export type Template = Static<typeof Template>
