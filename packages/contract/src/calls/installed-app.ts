import * as endpoints from '../endpoints/installed-app.ts'
import { type Call, WEB_MANIFEST } from './call.ts'

export const webManifest = {
  ...endpoints.webManifest,
  answer: { 200: WEB_MANIFEST },
  errors: [],
} as const satisfies Call

/** Nothing of the body is kept. */
export const sharePicture = {
  ...endpoints.sharePicture,
  body: { contentType: '*/*' },
  answer: { 303: null },
  errors: [],
} as const satisfies Call
