import { API_ERRORS, calls, PAGES, queryOf } from '@memesmith/contract'
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
  /** The new address. */
  readonly email: string
  /** The address of the account until then. */
  readonly before: string
  /** Whether this browser is signed in to the account, so that its password is not needed. */
  readonly isSignedIn: boolean
  /** Where the account's passkeys work; undefined where there are none. */
  readonly rp: RelyingParty | undefined
  /** What was wrong with the password that was sent. */
  readonly problem?: string
}

/** The page that the link opens. It has a button, because mail programs open links too. */
export const confirmChangePage = (
  site: Site,
  { token, email, before, isSignedIn, rp, problem }: Confirmation,
): string =>
  formPage({
    ...site,
    answeredAt:
      problem === undefined ? undefined : calls.confirmEmailChangePage.path + queryOf({ token }),
    title: 'Confirm your new e-mail address',
    heading: 'Is that you?',
    head: isSignedIn ? '' : passkeyScript(rp, site.webAssets),
    text: `Your account ${before} gets the e-mail address ${email}. You log in with it from then on.`,
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${problem}</p>`}
    <form method="post" action="${calls.confirmEmailChange.path}">
      <input type="hidden" name="token" value="${token}">
      !${
        isSignedIn
          ? ''
          : html`<input type="text" name="username" value="${before}" autocomplete="username" hidden readonly>
      <label class="field"><span>Password <span class="hint">of the account ${before}</span></span>
        <input class="input" type="password" name="password" autocomplete="current-password" required autofocus
          !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>`
      }
      <button class="button button-primary" type="submit" !${isSignedIn ? 'autofocus' : ''}>Use this e-mail address</button>
      !${isSignedIn ? '' : passkeyButton(rp, 'sign-in')}
    </form>`,
  })

const TO_ACCOUNT = html`<p><a class="button button-primary" href="${PAGES.account}">My account</a></p>`

export const changedPage = (site: Site, email: string): string =>
  formPage({
    ...site,
    answeredAt: PAGES.account,
    title: 'Your e-mail address is changed',
    heading: 'Done.',
    text: `Your account has the e-mail address ${email} now. Log in with it from now on.`,
    panel: TO_ACCOUNT,
  })

/** @param reason `taken` if somebody else has an account with the address by now */
export const notChangedPage = (site: Site, reason: 'dead link' | 'taken'): string =>
  formPage({
    ...site,
    title: 'Your e-mail address stays as it is',
    heading: reason === 'taken' ? 'Taken.' : 'Too late.',
    text:
      reason === 'taken'
        ? API_ERRORS.email_taken[1]
        : 'This link was used already, it is older than a day, or you asked for another one since.',
    panel: html`<p>You can change it on your account page.</p>
    !${TO_ACCOUNT}`,
  })
