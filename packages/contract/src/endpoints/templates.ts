import { readTemplate, readTemplates } from '../readers/read-template.ts'

export const listTemplates = { method: 'GET', path: '/api/templates', read: readTemplates } as const

export const getTemplate = {
  method: 'GET',
  path: '/api/templates/:id',
  read: readTemplate,
} as const
