/** The administration. It is not in `PAGES`: to everyone but administrators it is the 404 page. */
export const ADMIN_PATH = '/admin'

/** The queue of reported memes in the administration. */
export const ADMIN_REPORTS_PATH = `${ADMIN_PATH}?tab=reports`
