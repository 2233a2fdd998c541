import { calls, queryOf, TEMPLATES_PER_PAGE, type TemplatesQuery } from '@memesmith/contract'

/** Which templates, and in what order. */
export type TemplateView = Pick<TemplatesQuery, 'q' | 'sort' | 'tag'>

/** What the gallery shows first. */
export const FIRST_VIEW: TemplateView = { sort: 'popular' }

/** The URL of a page of a list. */
export const addressOf = (view: TemplateView, page: number): string =>
  calls.listTemplates.path +
  queryOf({
    ...view,
    limit: TEMPLATES_PER_PAGE,
    offset: page === 0 ? undefined : page * TEMPLATES_PER_PAGE,
  })
