/** Keeps the language that somebody has chosen. The web app writes it and the server reads it. */
const LANGUAGE_COOKIE = 'memesmith_language'

/** The longest that browsers keep a cookie, in seconds. */
const MAX_AGE_S = 400 * 24 * 60 * 60

const CHOICE = new RegExp(`(?:^|; *)${LANGUAGE_COOKIE}=([A-Za-z-]{2,20})(?:;|$)`)

/**
 * What was chosen, in a `Cookie` header or in `document.cookie`; undefined without a choice. It may be no
 * language of the product, as anyone can write cookies.
 */
export const choiceInCookies = (cookies: string): string | undefined => CHOICE.exec(cookies)?.[1]

/** A `Set-Cookie` header, or a value for `document.cookie`. Nothing secret, so scripts may read it. */
export const languageCookie = (language: string): string =>
  `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Lax`
