import { call, JSON_TYPE, PAGE } from './call.ts'

/** Every call of the API, as OpenAPI 3.1. */
export const openApiDocument = call('GET', '/api/openapi.json', {
  answer: { 200: JSON_TYPE },
  errors: [],
})

/** The same as a page for people. */
export const apiDocs = call('GET', '/api/docs', { answer: { 200: PAGE }, errors: [] })
