/** The limits of the administration and of reports. The first page of the web app needs none of them. */

/** The number of rows on a page of a list in `/admin`. */
export const ADMIN_ROWS_PER_PAGE = 50
export const MAX_ADMIN_QUERY_LENGTH = 200
/** What an administrator writes about a takedown. */
export const MAX_TAKEDOWN_REASON_LENGTH = 500
/** What a person adds to a report. */
export const MAX_REPORT_DETAILS_LENGTH = 1000
/** Further reports about the same meme are not stored, until it is decided about. */
export const MAX_REPORTS_PER_MEME = 20
