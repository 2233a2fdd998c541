import { API_ERRORS, calls, PAGES, queryOf } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { PageSite } from '../../../http/pages/page-site.ts'
import { passkeyButton, passkeyScript } from '../passkeys/passkey-button.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'

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
  readonly problem?: Saying
}

/** The page that the link opens. It has a button, because mail programs open links too. */
export const confirmChangePage = (
  site: PageSite,
  { token, email, before, isSignedIn, rp, problem }: Confirmation,
): string =>
  formPage({
    ...site,
    answeredAt:
      problem === undefined ? undefined : calls.confirmEmailChangePage.path + queryOf({ token }),
    title: site.i18n.t('Confirm your new e-mail address'),
    heading: site.i18n.t('Is that you?'),
    head: isSignedIn ? '' : passkeyScript(rp, site.webAssets),
    text: site.i18n.t(
      'Your account {before} gets the e-mail address {email}. You log in with it from then on.',
      { before, email },
    ),
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${site.i18n.say(problem)}</p>`}
    <form method="post" action="${calls.confirmEmailChange.path}">
      <input type="hidden" name="token" value="${token}">
      !${
        isSignedIn
          ? ''
          : html`<input type="text" name="username" value="${before}" autocomplete="username" hidden readonly>
      <label class="field"><span>${site.i18n.t('Password')} <span class="hint">${site.i18n.t('of the account {before}', { before })}</span></span>
        <input class="input" type="password" name="password" autocomplete="current-password" required autofocus
          !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>`
      }
      <button class="button button-primary" type="submit" !${isSignedIn ? 'autofocus' : ''}>${site.i18n.t('Use this e-mail address')}</button>
      !${isSignedIn ? '' : passkeyButton(rp, 'sign-in', site.i18n)}
    </form>`,
  })

const toAccount = (i18n: I18n) =>
  html`<p><a class="button button-primary" href="${PAGES.account}">${i18n.t('My account')}</a></p>`

export const changedPage = (site: PageSite, email: string): string =>
  formPage({
    ...site,
    answeredAt: PAGES.account,
    title: site.i18n.t('Your e-mail address is changed'),
    heading: site.i18n.t('Done.'),
    text: site.i18n.t(
      'Your account has the e-mail address {email} now. Log in with it from now on.',
      { email },
    ),
    panel: toAccount(site.i18n),
  })

/** @param reason `taken` if somebody else has an account with the address by now */
export const notChangedPage = (site: PageSite, reason: 'dead link' | 'taken'): string =>
  formPage({
    ...site,
    title: site.i18n.t('Your e-mail address stays as it is'),
    heading: reason === 'taken' ? site.i18n.t('Taken.') : site.i18n.t('Too late.'),
    text:
      reason === 'taken'
        ? site.i18n.t(API_ERRORS.email_taken[1])
        : site.i18n.t(
            'This link was used already, it is older than a day, or you asked for another one since.',
          ),
    panel: html`<p>${site.i18n.t('You can change it on your account page.')}</p>
    !${toAccount(site.i18n)}`,
  })
