import { readImportReport } from '../readers/read-import-report.ts'

/** A zip of memes: pictures, documents, and a page to look at them. */
export const downloadArchive = { method: 'GET', path: '/api/archive' } as const

/** The same of many memes, whose ids a form sends. */
export const downloadChosen = { method: 'POST', path: '/api/archive/download' } as const

/** Adds the memes of such a zip to the collection. */
export const importArchive = {
  method: 'POST',
  path: '/api/archive',
  read: readImportReport,
} as const
