import { ArchiveForm, ArchiveQuery, ImportReport } from '../archive.ts'
import * as endpoints from '../endpoints/archive.ts'
import { type Call, WRITE_ERRORS, ZIP } from './call.ts'

export const downloadArchive = {
  ...endpoints.downloadArchive,
  query: ArchiveQuery,
  answer: { 200: ZIP },
  errors: ['unauthorized', 'too_many_requests'],
} as const satisfies Call

export const downloadChosen = {
  ...endpoints.downloadChosen,
  body: ArchiveForm,
  answer: { 200: ZIP },
  errors: [...WRITE_ERRORS, 'unauthorized'],
} as const satisfies Call

/**
 * The file is in the part `archive`. White space comes before the report, so that proxies keep the
 * connection open.
 */
export const importArchive = {
  ...endpoints.importArchive,
  body: { contentType: 'multipart/form-data' },
  answer: { 200: ImportReport },
  errors: [...WRITE_ERRORS, 'unauthorized', 'archive_refused', 'import_running', 'request_timeout'],
} as const satisfies Call
