import { calls } from '@memesmith/contract'
import { isLanguage, languageCookie } from '@memesmith/languages'
import { send } from '../call.ts'

/**
 * Keeps the choice in this browser and in the account, and loads the page again in that language. Drafts
 * are kept, and the server's own pages read the cookie.
 *
 * @param isSignedIn whether there is an account
 */
export async function changeLanguage(language: string, isSignedIn: boolean): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https
  document.cookie = languageCookie(language)
  if (isSignedIn && isLanguage(language)) {
    // Without a network the choice holds in this browser.
    await send(calls.changeLanguage, { body: { language } }).catch(() => undefined)
  }
  location.reload()
}
