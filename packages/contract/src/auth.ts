import Type, { type Static } from 'typebox'

export const CurrentUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  firstName: Type.Union([Type.String(), Type.Null()]),
})
export type CurrentUser = Static<typeof CurrentUser>
