/** The limits of the administration and of reports. The web app's first page needs none of them. */

/** The number of rows on a page of a list in `/admin`. */
export const ADMIN_ROWS_PER_PAGE = 50
export const MAX_ADMIN_QUERY_LENGTH = 200
/** The reason that an administrator gives for a takedown. */
export const MAX_TAKEDOWN_REASON_LENGTH = 500
/** The details that a person adds to a report. */
export const MAX_REPORT_DETAILS_LENGTH = 1000
/** What an owner says against a decision. */
export const MAX_APPEAL_LENGTH = 1000
/** Further reports about the same meme are not stored until an administrator has decided. */
export const MAX_REPORTS_PER_MEME = 20
