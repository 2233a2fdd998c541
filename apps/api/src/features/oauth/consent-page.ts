import { type ApiKeyScope, calls } from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../http/pages/form-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import type { OAuthClient } from './client-metadata.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

interface Consent {
  readonly client: OAuthClient
  readonly scope: ApiKeyScope
  /** Who is signed in. */
  readonly email: string
  /** The fields of the request, which the form repeats. */
  readonly fields: Readonly<Record<string, string>>
}

/** Asks the user whether to grant a client access. */
export const consentPage = (site: Site, { client, scope, email, fields }: Consent): string =>
  formPage({
    ...site,
    title: 'Let it in?',
    heading: 'Let it in?',
    text: `${client.name} wants to use ${site.siteName} as ${email}.`,
    panel: html`<p>It comes from <strong>${new URL(client.id).host}</strong>, and is answered at <strong>${new URL(fields.redirect_uri ?? '').host || fields.redirect_uri}</strong>.</p>
      <p>${scope === 'write' ? 'It may make, read and delete your memes.' : 'It may read your memes, and change nothing.'} It never reaches your password. The account page lists it among your keys, where you can revoke it.</p>
      <form method="post" action="${calls.authorize.path}">
        !${Object.entries(fields)
          .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
          .join('')}
        <p class="actions">
          <button class="button button-primary" name="decision" value="allow">Allow</button>
          <button class="button" name="decision" value="deny">Deny</button>
        </p>
      </form>`,
  })

/** Tells the user what is wrong with a client's request. The client is unknown, so it is not told. */
export const refusedPage = (site: Site, problem: string): string =>
  formPage({
    ...site,
    title: 'That did not work',
    heading: 'That did not work',
    text: problem,
    panel: html`<p>Go back to the program that sent you here.</p>`,
  })
