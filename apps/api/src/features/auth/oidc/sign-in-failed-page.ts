import { loginPath, PAGES } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { PageSite } from '../../../http/pages/page-site.ts'

interface SignInFailed extends PageSite {
  readonly problem: Saying
  /** The page that the user wanted to open. */
  readonly returnTo: string
}

/** The page that a failed sign-in ends on. */
export const signInFailedPage = ({ problem, returnTo, ...site }: SignInFailed): string =>
  formPage({
    ...site,
    title: site.i18n.t('You are not signed in'),
    heading: site.i18n.t('Not this time.'),
    text: site.i18n.say(problem),
    panel: html`<p><a class="button button-primary" href="${loginPath(returnTo)}">${site.i18n.t('Try again')}</a></p>
    <p class="form-aside"><a href="${PAGES.home}">${site.i18n.t('Go on without signing in')}</a></p>`,
  })
