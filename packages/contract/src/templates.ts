import Type, { type Static } from 'typebox'

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
  /** Example captions. */
  example: Type.Object({ topText: Type.String(), bottomText: Type.String() }),
})
export type Template = Static<typeof Template>
