import Type from 'typebox'
import * as endpoints from '../endpoints/templates.ts'
import { IdParams } from '../ids.ts'
import { Template } from '../templates.ts'
import type { Call } from './call.ts'

export const listTemplates = {
  ...endpoints.listTemplates,
  answer: { 200: Type.Array(Template), 304: null },
  errors: [],
} as const satisfies Call

export const getTemplate = {
  ...endpoints.getTemplate,
  params: IdParams,
  answer: { 200: Template },
  errors: ['template_not_found'],
} as const satisfies Call
