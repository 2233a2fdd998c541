import { calls, PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

/** The page that a verification link opens. It has a button, because mail programs open links too. */
export const confirmEmailPage = (
  site: Site,
  { token, email }: { readonly token: string; readonly email: string },
): string =>
  formPage({
    ...site,
    title: 'Confirm your e-mail address',
    heading: 'Is that you?',
    text: `Confirm that ${email} is yours, and everyone with a link can see the memes that you share.`,
    panel: html`<form method="post" action="${calls.verifyEmail.path}">
      <input type="hidden" name="token" value="${token}">
      <button class="button button-primary" type="submit" autofocus>Confirm my e-mail address</button>
    </form>`,
  })

export const emailConfirmedPage = (site: Site): string =>
  formPage({
    ...site,
    answeredAt: PAGES.dashboard,
    title: 'Your e-mail address is confirmed',
    heading: 'Thank you.',
    text: 'Your e-mail address is confirmed: now you can share your memes.',
    panel: html`<p><a class="button button-primary" href="${PAGES.dashboard}">See my memes</a></p>`,
  })

export const deadVerificationPage = (site: Site): string =>
  formPage({
    ...site,
    title: 'This link does not work any more',
    heading: 'Too late.',
    text: 'This link was used already, or it is older than a day.',
    panel: html`<p>Your account page can send you a new one.</p>
    <p><a class="button button-primary" href="${PAGES.account}">My account</a></p>`,
  })
