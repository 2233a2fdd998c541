import * as endpoints from '../endpoints/site.ts'
import { Site } from '../site.ts'
import { type Call, PLAIN_TEXT, PNG } from './call.ts'

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
