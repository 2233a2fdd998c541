import { calls, PAGES, queryOf } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { passkeyButton, passkeyScript } from '../passkeys/passkey-button.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

interface Confirmation {
  readonly token: string
  readonly email: string
  /** Whether this browser is signed in to the account, so that its password is not needed. */
  readonly isSignedIn: boolean
  /** Where the account's passkeys work; undefined where there are none. */
  readonly rp: RelyingParty | undefined
  /** What was wrong with the password that was sent. */
  readonly problem?: string
}

/** The page that a verification link opens. It has a button, because mail programs open links too. */
export const confirmEmailPage = (
  site: Site,
  { token, email, isSignedIn, rp, problem }: Confirmation,
): string =>
  formPage({
    ...site,
    answeredAt: problem === undefined ? undefined : calls.verifyEmailPage.path + queryOf({ token }),
    title: 'Confirm your e-mail address',
    heading: 'Is that you?',
    head: isSignedIn ? '' : passkeyScript(rp, site.webAssets),
    text: `Confirm that ${email} is yours, and everyone with a link can see the memes that you share.`,
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${problem}</p>`}
    <form method="post" action="${calls.verifyEmail.path}">
      <input type="hidden" name="token" value="${token}">
      !${
        isSignedIn
          ? ''
          : html`<p>You are not logged in to this account here, so please enter its password. If you did not make this
        account, close this page.</p>
      <input type="text" name="username" value="${email}" autocomplete="username" hidden readonly>
      <label class="field">Password
        <input class="input" type="password" name="password" autocomplete="current-password" required autofocus
          !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>`
      }
      <button class="button button-primary" type="submit" !${isSignedIn ? 'autofocus' : ''}>Confirm my e-mail address</button>
      !${isSignedIn ? '' : passkeyButton(rp, 'sign-in')}
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
