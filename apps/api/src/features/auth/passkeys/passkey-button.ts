import { calls } from '@memesmith/contract'
import { SOURCE_LANGUAGE } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import { html } from 'ghtml'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import type { RelyingParty } from './relying-party.ts'

const buttonsIn = (i18n: I18n) => ({
  'sign-in': {
    options: calls.startPasskeySignIn.path,
    answer: calls.signInWithPasskey.path,
    label: i18n.t('Use a passkey'),
    cancelled: i18n.t('No passkey was used. Try again, or log in with your password.'),
  },
  'sign-up': {
    options: calls.startPasskeySignUp.path,
    answer: calls.signUpWithPasskey.path,
    label: i18n.t('Sign up with a passkey'),
    cancelled: i18n.t('No passkey was made. Try again, or choose a password.'),
  },
})

/**
 * A button for passkeys in a form with a password. The script of `passkeyScript` shows it where it works.
 *
 * @param rp where there are passkeys; nothing is shown elsewhere
 */
export function passkeyButton(
  rp: RelyingParty | undefined,
  purpose: keyof ReturnType<typeof buttonsIn>,
  i18n: I18n = i18nOf(SOURCE_LANGUAGE),
): string {
  if (rp === undefined) return ''
  const { options, answer, label, cancelled } = buttonsIn(i18n)[purpose]
  return html`<div class="passkey" hidden data-passkey="${purpose}" data-rp-id="${rp.id}"
            data-options="${options}" data-answer="${answer}" data-cancelled="${cancelled}"
            data-failed="${i18n.t('That did not work. Please try again.')}">
            <p class="form-or"><span>${i18n.t('or')}</span></p>
            <button class="button" type="button">${label}</button>
            <p class="form-alert" role="alert" hidden></p>
          </div>`
}

/** HTML for the head of a page with such buttons. */
export const passkeyScript = (rp: RelyingParty | undefined, webAssets: WebAssets): string =>
  rp === undefined
    ? ''
    : html`<script type="module" src="${webAssets.url('src/passkey-buttons.ts')}"></script>`
