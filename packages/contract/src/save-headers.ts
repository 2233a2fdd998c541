import Type from 'typebox'
import { SAVE_KEY_HEADER } from './headers.ts'

const SAVE_KEY_PATTERN = '^[A-Za-z0-9_-]{8,64}$'

/** The headers of a save. */
export const SaveHeaders = Type.Object({
  [SAVE_KEY_HEADER]: Type.Optional(Type.String({ pattern: SAVE_KEY_PATTERN })),
})
