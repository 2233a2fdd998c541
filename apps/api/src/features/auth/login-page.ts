import {
  calls,
  loginPath,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  SIGN_UP_LINES,
  type SignUpPolicy,
} from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { passkeyButton, passkeyScript } from './passkeys/passkey-button.ts'
import type { RelyingParty } from './passkeys/relying-party.ts'

export type LoginForm = 'login' | 'signup'

interface LoginPage {
  readonly siteName: string
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
    readonly problem: string
    readonly email: string
    readonly firstName: string
  }
}

const ASK_THE_OPERATOR = 'Forgot your password? The people who run this site can help you.'

const SIGN_UP_HINTS = {
  ...SIGN_UP_LINES,
  invite: `${SIGN_UP_LINES.invite} Ask the people who run this site for a link.`,
}

/** The login page: log in or sign up with an e-mail and a password. */
export function loginPage({
  siteName,
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
      ? html`<p class="form-alert" role="alert" id="${form}-alert">${failed.problem}</p>`
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
          <label class="field"><span>First name <span class="hint">optional</span></span>
            <input class="input" type="text" name="firstName" autocomplete="given-name" value="${failed?.firstName ?? ''}">
          </label>
          <label class="field">E-mail
            <input class="input" type="email" name="email" autocomplete="email" required value="${signUpEmail}">
          </label>
          <label class="field"><span>Password <span class="hint">at least ${MIN_PASSWORD_LENGTH} characters</span></span>
            <input class="input" type="password" name="password" autocomplete="new-password" required
              minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" !${focusAfterAlert('signup')}>
          </label>
          <button class="button button-sun" type="submit">Sign up</button>
          !${passkeyButton(rp, 'sign-up')}
        </form>`

  return pageShell({
    title: `Log in or sign up · ${siteName}`,
    siteName,
    webAssets,
    answeredAt: failed && loginPath(returnTo),
    head: `<script src="/focus-form.js" defer></script>${passkeyScript(rp, webAssets)}`,
    body: html`<main class="login">
      <div class="login-intro">
        <h1 class="caption-text">Come on in.</h1>
        <p>Make memes, keep them in your own collection, and share them with a link. ${policy === 'open' ? 'Signing up is free.' : SIGN_UP_LINES[policy]}</p>
      </div>
      <section class="panel" id="login" aria-labelledby="login-title" !${markOther('login')}>
        <h2 id="login-title">Log in</h2>
        !${alertOf('login')}
        <form method="post" action="${calls.logIn.path}">
          <input type="hidden" name="returnTo" value="${returnTo}">
          <label class="field">E-mail
            <input class="input" type="email" name="email" autocomplete="${rp === undefined ? 'email' : 'username webauthn'}" required value="${email}">
          </label>
          <label class="field">Password
            <input class="input" type="password" name="password" autocomplete="current-password" required !${focusAfterAlert('login')}>
          </label>
          <button class="button button-primary" type="submit">Log in</button>
          !${passkeyButton(rp, 'sign-in')}
        </form>
        <p class="form-aside">!${forgotPath === undefined ? ASK_THE_OPERATOR : html`<a href="${forgotPath}">Forgot your password?</a>${rp === undefined ? '' : ' A new one helps with a lost passkey, too.'}`}</p>
        <p class="form-switch">New here? <a href="#signup">Sign up</a></p>
      </section>
      <section class="panel" id="signup" aria-labelledby="signup-title" !${markOther('signup')}>
        <h2 id="signup-title">Sign up</h2>
        !${alertOf('signup')}
        !${policy === 'open' || invitation !== undefined ? signUpForm() : html`<p>${refusal ?? SIGN_UP_HINTS[policy]}</p>`}
        <p class="form-switch">Have an account? <a href="#login">Log in</a></p>
      </section>
      <p class="login-terms"><a href="${termsUrl}">Terms</a> · <a href="${privacyUrl}">Privacy</a></p>
    </main>`,
  })
}
