import { calls, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, queryOf } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { formPage } from '../../../http/pages/form-page.ts'
import type { PageSite } from '../../../http/pages/page-site.ts'
import { linkTo, withElements } from '../../../http/pages/with-elements.ts'

const linkToLogin = (i18n: I18n) =>
  html`<p class="form-aside"><a href="${calls.loginPage.path}">${i18n.t('Back to the login')}</a></p>`

/** The page that asks for the e-mail of a forgotten password. */
export const forgotPage = (site: PageSite): string =>
  formPage({
    ...site,
    title: site.i18n.t('Forgot your password?'),
    heading: site.i18n.t('It happens.'),
    text: site.i18n.t(
      'Tell us your e-mail, and we send you a link that lets you choose a new password.',
    ),
    panel: html`<form method="post" action="${calls.forgotPassword.path}">
      <label class="field">${site.i18n.t('E-mail')}
        <input class="input" type="email" name="email" autocomplete="email" required autofocus>
      </label>
      <button class="button button-primary" type="submit">${site.i18n.t('Send me a link')}</button>
    </form>
    !${linkToLogin(site.i18n)}`,
  })

/** The same for every e-mail, whether it has an account or not. */
export const linkSentPage = (site: PageSite): string =>
  formPage({
    ...site,
    answeredAt: calls.forgotPasswordPage.path,
    title: site.i18n.t('A link is on its way'),
    heading: site.i18n.t('Look into your inbox.'),
    text: site.i18n.t(
      'If there is an account with that e-mail, a link is on its way. It works once, within an hour.',
    ),
    panel: html`<p>!${withElements(
      site.i18n.t(
        'Nothing there after some minutes? Look among the spam, or <0>try another e-mail</0>.',
      ),
      linkTo(calls.forgotPasswordPage.path),
    )}</p>
    !${linkToLogin(site.i18n)}`,
  })

/** @param problem what was wrong with the password that was sent */
export const newPasswordPage = (
  site: PageSite,
  {
    token,
    email,
    problem,
  }: { readonly token: string; readonly email: string; readonly problem?: Saying },
): string =>
  formPage({
    ...site,
    answeredAt:
      problem === undefined ? undefined : calls.resetPasswordPage.path + queryOf({ token }),
    title: site.i18n.t('Choose a new password'),
    heading: site.i18n.t('A fresh start.'),
    text: site.i18n.t(
      'Choose a new password for {email}. Every device that is signed in will be signed out, and passkeys of before stop working.',
      { email },
    ),
    panel: html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${site.i18n.say(problem)}</p>`}
    <form method="post" action="${calls.resetPassword.path}">
      <input type="hidden" name="token" value="${token}">
      <input type="text" name="username" value="${email}" autocomplete="username" hidden readonly>
      <label class="field"><span>${site.i18n.t('New password')} <span class="hint">${site.i18n.t('at least {count, plural, one {# character} other {# characters}}', { count: MIN_PASSWORD_LENGTH })}</span></span>
        <input class="input" type="password" name="password" autocomplete="new-password" required autofocus
          minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" !${problem === undefined ? '' : 'aria-describedby="alert"'}>
      </label>
      <button class="button button-primary" type="submit">${site.i18n.t('Set password')}</button>
    </form>`,
  })

/** @param canAsk whether the user can request a new link by e-mail */
export const deadLinkPage = (site: PageSite, canAsk: boolean): string =>
  formPage({
    ...site,
    title: site.i18n.t('This link does not work any more'),
    heading: site.i18n.t('Too late.'),
    text: site.i18n.t('This link was used already, or it is older than an hour.'),
    panel: html`!${
      canAsk
        ? html`<p><a class="button button-primary" href="${calls.forgotPasswordPage.path}">${site.i18n.t('Send me a new link')}</a></p>`
        : html`<p>${site.i18n.t('Whoever runs this site can give you a new one.')}</p>`
    }
    !${linkToLogin(site.i18n)}`,
  })
