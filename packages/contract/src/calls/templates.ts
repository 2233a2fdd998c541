import Type from 'typebox'
import * as endpoints from '../endpoints/templates.ts'
import { IdParams } from '../ids.ts'
import { TagCount } from '../memes.ts'
import { OwnTemplateInput, Template, TemplatesQuery } from '../templates.ts'
import { type Call, JSON_SCHEMA, WRITE_ERRORS } from './call.ts'

/**
 * Without a query, all templates: the signed-in user's own templates are first, the newest before the
 * others. With one, a page of those that everybody sees: the header `Link` with `rel="next"` has the
 * URL of the next page, and `TOTAL_HEADER` the number of templates on all of them.
 */
export const listTemplates = {
  ...endpoints.listTemplates,
  query: TemplatesQuery,
  answer: { 200: Type.Array(Template), 304: null },
  errors: ['too_many_requests'],
} as const satisfies Call

export const listTemplateTags = {
  ...endpoints.listTemplateTags,
  answer: { 200: Type.Array(TagCount), 304: null },
  errors: ['too_many_requests'],
} as const satisfies Call

/** Another user's own template is answered like one that does not exist. */
export const getTemplate = {
  ...endpoints.getTemplate,
  params: IdParams,
  answer: { 200: Template },
  errors: ['template_not_found'],
} as const satisfies Call

export const templatePackSchema = {
  ...endpoints.templatePackSchema,
  answer: { 200: JSON_SCHEMA },
  errors: [],
} as const satisfies Call

const OWN_TEMPLATE_ERRORS = [
  ...WRITE_ERRORS,
  'unauthorized',
  'image_not_found',
  'gone_meanwhile',
  'collection_full',
  'drawing_too_slow',
] as const

export const createTemplate = {
  ...endpoints.createTemplate,
  body: OwnTemplateInput,
  answer: { 201: Template },
  errors: OWN_TEMPLATE_ERRORS,
} as const satisfies Call

/** Memes made from the template keep their picture and their words. */
export const replaceTemplate = {
  ...endpoints.replaceTemplate,
  params: IdParams,
  body: OwnTemplateInput,
  answer: { 200: Template },
  errors: [...OWN_TEMPLATE_ERRORS, 'template_not_found'],
} as const satisfies Call

/** Memes made from the template stay. */
export const deleteTemplate = {
  ...endpoints.deleteTemplate,
  params: IdParams,
  answer: { 204: null },
  errors: [...WRITE_ERRORS, 'unauthorized', 'template_not_found'],
} as const satisfies Call

/** `template_not_found` if it is too late. */
export const restoreTemplate = {
  ...endpoints.restoreTemplate,
  params: IdParams,
  answer: { 200: Template },
  errors: [
    ...WRITE_ERRORS,
    'unauthorized',
    'template_not_found',
    'gone_meanwhile',
    'collection_full',
  ],
} as const satisfies Call
