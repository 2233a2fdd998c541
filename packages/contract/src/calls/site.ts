import * as endpoints from '../endpoints/site.ts'
import { Site } from '../site.ts'
import { type Call, PLAIN_TEXT, PNG, WEB_MANIFEST } from './call.ts'

export const getSite = {
  ...endpoints.getSite,
  answer: { 200: Site },
  errors: [],
} as const satisfies Call

export const linkPreview = {
  ...endpoints.linkPreview,
  answer: { 200: PNG },
  errors: [],
} as const satisfies Call

export const robots = {
  ...endpoints.robots,
  answer: { 200: PLAIN_TEXT },
  errors: [],
} as const satisfies Call

export const securityContact = {
  ...endpoints.securityContact,
  answer: { 200: PLAIN_TEXT },
  errors: [],
} as const satisfies Call

export const changePasswordPage = {
  ...endpoints.changePasswordPage,
  answer: { 302: null },
  errors: [],
} as const satisfies Call

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
