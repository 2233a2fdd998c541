import Type from 'typebox'
import { call } from './call.ts'

/** A caption font, by `FontFile.id`. */
export const getFont = call('GET', '/api/fonts/:id', {
  params: Type.Object({ id: Type.String() }),
  answer: { 200: { contentType: 'font/*' } },
  errors: [],
})
