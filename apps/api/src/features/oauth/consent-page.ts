import { type ApiKeyScope, calls } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../http/pages/form-page.ts'
import type { PageSite } from '../../http/pages/page-site.ts'
import { asValue, strong, withElements } from '../../http/pages/with-elements.ts'
import type { OAuthClient } from './client-metadata.ts'

interface Consent {
  readonly client: OAuthClient
  readonly scope: ApiKeyScope
  /** Who is signed in. */
  readonly email: string
  /** The fields of the request, which the form repeats. */
  readonly fields: Readonly<Record<string, string>>
}

/** Asks the user whether to grant a client access. */
export const consentPage = (site: PageSite, { client, scope, email, fields }: Consent): string =>
  formPage({
    ...site,
    title: site.i18n.t('Let it in?'),
    heading: site.i18n.t('Let it in?'),
    text: site.i18n.t('{program} wants to use {siteName} as {email}.', {
      program: client.name,
      siteName: site.siteName,
      email,
    }),
    panel: html`<p>!${withElements(
      site.i18n.t('It comes from <0>{from}</0>, and is answered at <0>{to}</0>.', {
        from: new URL(client.id).host,
        to: new URL(fields.redirect_uri ?? '').host || asValue(fields.redirect_uri ?? ''),
      }),
      strong,
    )}</p>
      <p>${scope === 'write' ? site.i18n.t('It may make, read and delete your memes.') : site.i18n.t('It may read your memes, and change nothing.')} ${site.i18n.t('It never reaches your password. The account page lists it among your keys, where you can revoke it.')}</p>
      <form method="post" action="${calls.authorize.path}">
        !${Object.entries(fields)
          .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
          .join('')}
        <p class="actions">
          <button class="button button-primary" name="decision" value="allow">${site.i18n.t('Allow')}</button>
          <button class="button" name="decision" value="deny">${site.i18n.t('Deny')}</button>
        </p>
      </form>`,
  })

/** Tells the user what is wrong with a client's request. The client is unknown, so it is not told. */
export const refusedPage = (site: PageSite, problem: string): string =>
  formPage({
    ...site,
    title: site.i18n.t('That did not work'),
    heading: site.i18n.t('That did not work'),
    text: site.i18n.t(problem),
    panel: html`<p>${site.i18n.t('Go back to the program that sent you here.')}</p>`,
  })
