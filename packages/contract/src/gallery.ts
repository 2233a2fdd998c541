/** How the gallery is listed. The web app's first page needs none of this. */

/** By the number of memes, by age, and by name. */
export const TEMPLATE_ORDERS = ['popular', 'new', 'name'] as const
export type TemplateOrder = (typeof TEMPLATE_ORDERS)[number]

/** Default number of templates in one response of `GET /api/templates` with a query. */
export const TEMPLATES_PER_PAGE = 24
export const MAX_TEMPLATES_PER_PAGE = 100
/** From 1 to `MAX_TEMPLATES_PER_PAGE`. */
export const TEMPLATES_LIMIT_PATTERN = '^([1-9][0-9]?|100)$'
/** Tags in one response of `GET /api/templates/tags`. */
export const MAX_LISTED_TEMPLATE_TAGS = 300
/** The response header with the total number of templates that match a query. */
export const TOTAL_HEADER = 'x-total-count'

/** The id of the element that holds the gallery's first templates in a page rendered by the server. */
export const FIRST_GALLERY_PAGE_ID = 'first-gallery-page'
/** The default number of tags that the gallery shows. */
export const SHOWN_TEMPLATE_TAGS = 10
