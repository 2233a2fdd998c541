import { PAGES } from './pages.ts'

/** The editor with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`

/** The page that writes addresses of pictures, with a template. */
export const pictureBuilderPath = (slug: string): string =>
  `${PAGES.pictures}?template=${encodeURIComponent(slug)}`
