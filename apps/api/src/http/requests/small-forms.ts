/** Options of the form parser for pages with a few fields of text. */
export const SMALL_FORMS = { bodyLimit: 16 * 1024 }
