import {
  choiceInCookies,
  chooseLanguage,
  isLanguage,
  type Language,
  readAcceptLanguage,
} from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import type { FastifyRequest } from 'fastify'

/** What the answer depends on, for caches. */
export const LANGUAGE_HEADERS = 'accept-language, cookie'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the account that has signed in, which its browser keeps. */
    languageToKeep?: Language
  }
}

type Headers = Pick<FastifyRequest, 'headers'>

/** The language that was chosen in the browser; undefined without a choice. */
export function choiceOf({ headers }: Headers): Language | undefined {
  const choice = choiceInCookies(headers.cookie ?? '')
  return isLanguage(choice) ? choice : undefined
}

/** The language that was chosen in the browser, or else the browser's. */
export const languageOf = (request: Headers): Language =>
  choiceOf(request) ?? chooseLanguage(readAcceptLanguage(request.headers['accept-language'] ?? ''))

/** What the server says to the sender of a request. */
export const i18nFor = (request: Headers): I18n => i18nOf(languageOf(request))
