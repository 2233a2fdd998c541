import {
  calls,
  loginPath,
  MAX_APPEAL_LENGTH,
  PAGES,
  pathOf,
  REPORT_REASONS,
} from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../http/pages/form-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import type { Suspension } from './suspension.service.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

const HEAD = '<meta name="robots" content="noindex">'

/**
 * Why an account is suspended, and the form that appeals against it once.
 *
 * @param problem what is wrong with the form that was sent
 */
export function suspensionPage(
  site: Site,
  ticket: string,
  { title, reason, details, appeal, answer }: Suspension,
  problem?: string,
): string {
  const address = pathOf(calls.suspensionPage, { ticket })
  const said = details === '' ? '' : html`: ${details}`
  const form =
    () => html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${problem}</p>`}
    <form method="post" action="${address}">
      <label class="field"><span>Why is it wrong? <span class="hint">you can appeal once</span></span>
        <textarea class="input" name="appeal" rows="5" required maxlength="${MAX_APPEAL_LENGTH}" !${problem === undefined ? '' : 'aria-describedby="alert"'}></textarea>
      </label>
      <button class="button button-primary" type="submit">Send Appeal</button>
    </form>`
  return formPage({
    ...site,
    head: HEAD,
    answeredAt: problem === undefined ? undefined : address,
    title: 'Your account is suspended',
    heading: 'Suspended.',
    text: 'You can not log in, and nobody sees what you have shared. The people who run this site decide about an appeal.',
    panel: html`<p>It is about your meme <strong dir="auto">${title}</strong>.</p>
    <p dir="auto">${REPORT_REASONS[reason]}!${said}</p>
    !${answer !== null ? html`<p role="status">You appealed, and it stands. <span dir="auto">${answer}</span></p>` : appeal !== null ? '<p role="status">You have appealed. Nobody has answered yet.</p>' : form()}`,
  })
}

/** For a link that is too old or made up, and after the suspension. */
export const noSuspensionPage = (site: Site): string =>
  formPage({
    ...site,
    head: HEAD,
    title: 'This link is over',
    heading: 'This link is over.',
    text: 'Log in again: that says how it stands with your account.',
    panel: html`<a class="button button-primary" href="${loginPath(PAGES.dashboard)}">Log In</a>`,
  })
