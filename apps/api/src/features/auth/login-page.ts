import {
  calls,
  loginPath,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type SignUpPolicy,
} from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { signUpLineOf } from '../../users/sign-up-line.ts'
import { passkeyButton, passkeyScript } from './passkeys/passkey-button.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

export type LoginForm = 'login' | 'signup'

interface LoginPage {
  readonly siteName: string
  readonly i18n: I18n
  readonly webAssets: WebAssets
  /** A validated path of this site. */
  readonly returnTo: string
  /** The page for a forgotten password; without it only the operator can reset passwords. */
  readonly forgotPath?: string | undefined
  readonly policy: SignUpPolicy
  /** Undefined where there are no passkeys. */
  readonly rp: RelyingParty | undefined
  readonly termsUrl: string
  readonly privacyUrl: string
  /** The token of a valid invitation. */
  readonly invitation?: string
  /** Why the visitor's invitation is not valid. */
  readonly refusal?: string
  /** The error and the input of a form that was submitted. */
  readonly failed?: {
    readonly form: LoginForm
    readonly problem: Saying
    readonly email: string
    readonly firstName: string
  }
}

/** Why the visitor can't sign up, and what to do. */
const signUpHintOf = (policy: Exclude<SignUpPolicy, 'open'>, i18n: I18n): string =>
  policy === 'invite'
    ? i18n.t('Sign-up is by invitation here. Ask the people who run this site for a link.')
    : signUpLineOf(policy, i18n)

/** The login page: log in or sign up with an e-mail and a password. */
export function loginPage({
  siteName,
  i18n,
  webAssets,
  returnTo,
  forgotPath,
  policy,
  rp,
  termsUrl,
  privacyUrl,
  invitation,
  refusal,
  failed,
}: LoginPage): string {
  const alertOf = (form: LoginForm) =>
    failed?.form === form
      ? html`<p class="form-alert" role="alert" id="${form}-alert">${i18n.say(failed.problem)}</p>`
      : ''
  const email = failed?.email ?? ''
  // A sign-up may reveal that the account exists, so its e-mail is filled in for the login too. A
  // login with a wrong password must not.
  const signUpEmail = failed?.form === 'signup' ? failed.email : ''
  // Hidden at first on small screens, which have space for one form.
  const otherForm = failed?.form === 'signup' ? 'login' : 'signup'
  const markOther = (form: LoginForm) => (form === otherForm ? 'data-is-other' : '')
  // Screen readers read the alert with the field that is focused next.
  const focusAfterAlert = (form: LoginForm) =>
    failed?.form === form ? html`autofocus aria-describedby="${form}-alert"` : ''

  const signUpForm = () => html`<form method="post" action="${calls.signUp.path}">
          <input type="hidden" name="returnTo" value="${returnTo}">
          !${invitation === undefined ? '' : html`<input type="hidden" name="invitation" value="${invitation}">`}
          <label class="field"><span>${i18n.t('First name')} <span class="hint">${i18n.t('optional')}</span></span>
            <input class="input" type="text" name="firstName" autocomplete="given-name" value="${failed?.firstName ?? ''}">
          </label>
          <label class="field">${i18n.t('E-mail')}
            <input class="input" type="email" name="email" autocomplete="email" required value="${signUpEmail}">
          </label>
          <label class="field"><span>${i18n.t('Password')} <span class="hint">${i18n.t('at least {count, plural, one {# character} other {# characters}}', { count: MIN_PASSWORD_LENGTH })}</span></span>
            <input class="input" type="password" name="password" autocomplete="new-password" required
              minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" !${focusAfterAlert('signup')}>
          </label>
          <button class="button button-sun" type="submit">${i18n.t('Sign Up')}</button>
          !${passkeyButton(rp, 'sign-up', i18n)}
        </form>`

  return pageShell({
    title: `${i18n.t('Log In or Sign Up')} · ${siteName}`,
    siteName,
    i18n,
    webAssets,
    answeredAt: failed && loginPath(returnTo),
    head: `<script src="/focus-form.js" defer></script>${passkeyScript(rp, webAssets)}`,
    body: html`<main class="login">
      <div class="login-intro">
        <h1 class="caption-text">${i18n.t('Come on in.')}</h1>
        <p>${i18n.t('Make memes, keep them in your own collection, and share them with a link.')} ${policy === 'open' ? i18n.t('Signing up is free.') : signUpLineOf(policy, i18n)}</p>
      </div>
      <section class="panel" id="login" aria-labelledby="login-title" !${markOther('login')}>
        <h2 id="login-title">${i18n.t('Log In')}</h2>
        !${alertOf('login')}
        <form method="post" action="${calls.logIn.path}">
          <input type="hidden" name="returnTo" value="${returnTo}">
          <label class="field">${i18n.t('E-mail')}
            <input class="input" type="email" name="email" autocomplete="${rp === undefined ? 'email' : 'username webauthn'}" required value="${email}">
          </label>
          <label class="field">${i18n.t('Password')}
            <input class="input" type="password" name="password" autocomplete="current-password" required !${focusAfterAlert('login')}>
          </label>
          <button class="button button-primary" type="submit">${i18n.t('Log In')}</button>
          !${passkeyButton(rp, 'sign-in', i18n)}
        </form>
        <p class="form-aside">!${forgotPath === undefined ? html`${i18n.t('Forgot your password? The people who run this site can help you.')}` : html`<a href="${forgotPath}">${i18n.t('Forgot your password?')}</a>${rp === undefined ? '' : ` ${i18n.t('A new one helps with a lost passkey, too.')}`}`}</p>
        <p class="form-switch">${i18n.t('New here?')} <a href="#signup">${i18n.t('Sign Up')}</a></p>
      </section>
      <section class="panel" id="signup" aria-labelledby="signup-title" !${markOther('signup')}>
        <h2 id="signup-title">${i18n.t('Sign Up')}</h2>
        !${alertOf('signup')}
        !${policy === 'open' || invitation !== undefined ? signUpForm() : html`<p>${refusal === undefined ? signUpHintOf(policy, i18n) : i18n.t(refusal)}</p>`}
        <p class="form-switch">${i18n.t('Have an account?')} <a href="#login">${i18n.t('Log In')}</a></p>
      </section>
      <p class="login-terms"><a href="${termsUrl}">${i18n.t('Terms')}</a> · <a href="${privacyUrl}">${i18n.t('Privacy')}</a></p>
    </main>`,
  })
}
