import { PAGES } from './pages.ts'

/** The editor with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`
