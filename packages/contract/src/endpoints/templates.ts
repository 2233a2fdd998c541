import { readTagCounts } from '../readers/read-tag-counts.ts'
import { readTemplate, readTemplates } from '../readers/read-template.ts'

export const listTemplates = { method: 'GET', path: '/api/templates', read: readTemplates } as const

/** The tags of all templates, the most frequent first. */
export const listTemplateTags = {
  method: 'GET',
  path: '/api/templates/tags',
  read: readTagCounts,
} as const

export const getTemplate = {
  method: 'GET',
  path: '/api/templates/:id',
  read: readTemplate,
} as const

/** The JSON schema of `templates.json`, for editors. */
export const templatePackSchema = { method: 'GET', path: '/schemas/templates.json' } as const

/** Keeps a template of the user's own. */
export const createTemplate = {
  method: 'POST',
  path: '/api/templates',
  read: readTemplate,
} as const

/** Replaces a template of the user's own. */
export const replaceTemplate = {
  method: 'PUT',
  path: '/api/templates/:id',
  read: readTemplate,
} as const

/** Deletes a template of the user's own. */
export const deleteTemplate = { method: 'DELETE', path: '/api/templates/:id' } as const

/** Undoes a deletion of the last `UNDO_MS`. */
export const restoreTemplate = {
  method: 'POST',
  path: '/api/templates/:id/restore',
  read: readTemplate,
} as const
