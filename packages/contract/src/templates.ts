import Type, { type Static } from 'typebox'

export const Template = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** One sentence that says what the picture shows; its alt text. */
  description: Type.String(),
  tags: Type.Array(Type.String()),
  imageUrl: Type.String(),
  thumbnailUrl: Type.String(),
  /** Pixels of the picture at `imageUrl`. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** Captions that show what the template is for. */
  example: Type.Object({ topText: Type.String(), bottomText: Type.String() }),
})
export type Template = Static<typeof Template>
