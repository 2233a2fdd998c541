import Type from 'typebox'
import * as endpoints from '../endpoints/fonts.ts'
import type { Call } from './call.ts'

export const getFont = {
  ...endpoints.getFont,
  params: Type.Object({ id: Type.String() }),
  answer: { 200: { contentType: 'font/*' } },
  errors: [],
} as const satisfies Call
