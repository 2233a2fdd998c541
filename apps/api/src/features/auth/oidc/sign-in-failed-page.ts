import { loginPath, PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'

interface SignInFailed {
  readonly siteName: string
  readonly webAssets: WebAssets
  readonly problem: string
  /** The page that the user wanted to open. */
  readonly returnTo: string
}

/** The page that a failed sign-in ends on. */
export const signInFailedPage = ({ problem, returnTo, ...site }: SignInFailed): string =>
  formPage({
    ...site,
    title: 'You are not signed in',
    heading: 'Not this time.',
    text: problem,
    panel: html`<p><a class="button button-primary" href="${loginPath(returnTo)}">Try again</a></p>
    <p class="form-aside"><a href="${PAGES.home}">Go on without signing in</a></p>`,
  })
