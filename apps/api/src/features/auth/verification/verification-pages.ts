import { calls, PAGES, queryOf } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { PageSite } from '../../../http/pages/page-site.ts'
import { passkeyButton, passkeyScript } from '../passkeys/passkey-button.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'

interface Confirmation {
  readonly token: string
  readonly email: string
  /** Whether this browser is signed in to the account, so that its password is not needed. */
  readonly isSignedIn: boolean
  /** Where the account's passkeys work; undefined where there are none. */
  readonly rp: RelyingParty | undefined
  /** What was wrong with the password that was sent. */
  readonly problem?: Saying
}

/** The page that a verification link opens. It has a button, because mail programs open links too. */
export const confirmEmailPage = (
  site: PageSite,
  { token, email, isSignedIn, rp, problem }: Confirmation,
): string =>
  formPage({
    ...site,
    answeredAt: problem === undefined ? undefined : calls.verifyEmailPage.path + queryOf({ token }),
    title: site.i18n.t('Confirm your e-mail address'),
    heading: site.i18n.t('Is that you?'),
    head: isSignedIn ? '' : passkeyScript(rp, site.webAssets),
    text: site.i18n.t(
      'Confirm that {email} is yours, and everyone with a link can see the memes that you share.',
      { email },
    ),
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${site.i18n.say(problem)}</p>`}
    <form method="post" action="${calls.verifyEmail.path}">
      <input type="hidden" name="token" value="${token}">
      !${
        isSignedIn
          ? ''
          : html`<p>${site.i18n.t('You are not logged in to this account here, so please enter its password. If you did not make this account, close this page.')}</p>
      <input type="text" name="username" value="${email}" autocomplete="username" hidden readonly>
      <label class="field">${site.i18n.t('Password')}
        <input class="input" type="password" name="password" autocomplete="current-password" required autofocus
          !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>`
      }
      <button class="button button-primary" type="submit" !${isSignedIn ? 'autofocus' : ''}>${site.i18n.t('Confirm my e-mail address')}</button>
      !${isSignedIn ? '' : passkeyButton(rp, 'sign-in', site.i18n)}
    </form>`,
  })

export const emailConfirmedPage = (site: PageSite): string =>
  formPage({
    ...site,
    answeredAt: PAGES.dashboard,
    title: site.i18n.t('Your e-mail address is confirmed'),
    heading: site.i18n.t('Thank you.'),
    text: site.i18n.t('Your e-mail address is confirmed: now you can share your memes.'),
    panel: html`<p><a class="button button-primary" href="${PAGES.dashboard}">${site.i18n.t('See my memes')}</a></p>`,
  })

export const deadVerificationPage = (site: PageSite): string =>
  formPage({
    ...site,
    title: site.i18n.t('This link does not work any more'),
    heading: site.i18n.t('Too late.'),
    text: site.i18n.t('This link was used already, or it is older than a day.'),
    panel: html`<p>${site.i18n.t('Your account page can send you a new one.')}</p>
    <p><a class="button button-primary" href="${PAGES.account}">${site.i18n.t('My account')}</a></p>`,
  })
