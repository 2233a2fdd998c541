import { API_ERRORS } from '@memesmith/contract'

/** What a suspended user is told. */
export const SUSPENDED = API_ERRORS.account_suspended[1]
