import { calls, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, queryOf } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

const LINK_TO_LOGIN = html`<p class="form-aside"><a href="${calls.loginPage.path}">Back to the login</a></p>`

/** The page that asks for the e-mail of a forgotten password. */
export const forgotPage = (site: Site): string =>
  formPage({
    ...site,
    title: 'Forgot your password?',
    heading: 'It happens.',
    text: 'Tell us your e-mail, and we send you a link that lets you choose a new password.',
    panel: html`<form method="post" action="${calls.forgotPassword.path}">
      <label class="field">E-mail
        <input class="input" type="email" name="email" autocomplete="email" required autofocus>
      </label>
      <button class="button button-primary" type="submit">Send me a link</button>
    </form>
    !${LINK_TO_LOGIN}`,
  })

/** The same for every e-mail, whether it has an account or not. */
export const linkSentPage = (site: Site): string =>
  formPage({
    ...site,
    answeredAt: calls.forgotPasswordPage.path,
    title: 'A link is on its way',
    heading: 'Look into your inbox.',
    text: 'If there is an account with that e-mail, a link is on its way. It works once, within an hour.',
    panel: html`<p>Nothing there after some minutes? Look among the spam, or
      <a href="${calls.forgotPasswordPage.path}">try another e-mail</a>.</p>
    !${LINK_TO_LOGIN}`,
  })

/** @param problem what was wrong with the password that was sent */
export const newPasswordPage = (
  site: Site,
  {
    token,
    email,
    problem,
  }: { readonly token: string; readonly email: string; readonly problem?: string },
): string =>
  formPage({
    ...site,
    answeredAt:
      problem === undefined ? undefined : calls.resetPasswordPage.path + queryOf({ token }),
    title: 'Choose a new password',
    heading: 'A fresh start.',
    text: `Choose a new password for ${email}. Every device that is signed in will be signed out, and passkeys of before stop working.`,
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${problem}</p>`}
    <form method="post" action="${calls.resetPassword.path}">
      <input type="hidden" name="token" value="${token}">
      <input type="text" name="username" value="${email}" autocomplete="username" hidden readonly>
      <label class="field"><span>New password <span class="hint">at least ${MIN_PASSWORD_LENGTH} characters</span></span>
        <input class="input" type="password" name="password" autocomplete="new-password" required autofocus
          minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>
      <button class="button button-primary" type="submit">Set password</button>
    </form>`,
  })

/** @param canAsk whether the user can request a new link by e-mail */
export const deadLinkPage = (site: Site, canAsk: boolean): string =>
  formPage({
    ...site,
    title: 'This link does not work any more',
    heading: 'Too late.',
    text: 'This link was used already, or it is older than an hour.',
    panel: html`!${
      canAsk
        ? html`<p><a class="button button-primary" href="${calls.forgotPasswordPage.path}">Send me a new link</a></p>`
        : html`<p>Whoever runs this site can give you a new one.</p>`
    }
    !${LINK_TO_LOGIN}`,
  })
