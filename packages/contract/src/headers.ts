/** Headers of requests that the web app sends, and any client can. */

/**
 * Names a save. However often a save arrives with the same key of the same user, it makes one meme,
 * and each answer is that meme. The server does not compare the bodies.
 */
export const SAVE_KEY_HEADER = 'idempotency-key'

/**
 * The id of the account that a request is for. If the session is another account's, the answer is
 * 401 and nothing happens.
 */
export const ACCOUNT_HEADER = 'memesmith-account'
