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
import type { PageSite } from '../../http/pages/page-site.ts'
import { asValue, strong, withElements } from '../../http/pages/with-elements.ts'
import type { Suspension } from './suspension.service.ts'

const HEAD = '<meta name="robots" content="noindex">'

/**
 * Why an account is suspended, and the form that appeals against it once.
 *
 * @param problem what is wrong with the form that was sent
 */
export function suspensionPage(
  site: PageSite,
  ticket: string,
  { title, reason, details, appeal, answer }: Suspension,
  problem?: string,
): string {
  const { i18n } = site
  const address = pathOf(calls.suspensionPage, { ticket })
  const said = details === '' ? '' : html`: <bdi>${details}</bdi>`
  const form =
    () => html`!${problem === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${i18n.t(problem, { max: MAX_APPEAL_LENGTH })}</p>`}
    <form method="post" action="${address}">
      <label class="field"><span>${i18n.t('Why is it wrong?')} <span class="hint">${i18n.t('you can appeal once')}</span></span>
        <textarea class="input" name="appeal" rows="5" required maxlength="${MAX_APPEAL_LENGTH}" !${problem === undefined ? '' : 'aria-describedby="alert"'}></textarea>
      </label>
      <button class="button button-primary" type="submit">${i18n.t('Send Appeal')}</button>
    </form>`
  return formPage({
    ...site,
    head: HEAD,
    answeredAt: problem === undefined ? undefined : address,
    title: i18n.t('Your account is suspended'),
    heading: i18n.t('Suspended.'),
    text: i18n.t(
      'You can not log in, and nobody sees what you have shared. The people who run this site decide about an appeal.',
    ),
    panel: html`<p>!${withElements(i18n.t('It is about your meme <0>{title}</0>.', { title: asValue(title) }), strong)}</p>
    <p>${i18n.t(REPORT_REASONS[reason])}!${said}</p>
    !${answer !== null ? html`<p role="status">${i18n.t('You appealed, and it stands.')} <span dir="auto">${answer}</span></p>` : appeal !== null ? html`<p role="status">${i18n.t('You have appealed. Nobody has answered yet.')}</p>` : form()}`,
  })
}

/** For a link that is too old or made up, and after the suspension. */
export const noSuspensionPage = (site: PageSite): string =>
  formPage({
    ...site,
    head: HEAD,
    title: site.i18n.t('This link is over.'),
    heading: site.i18n.t('This link is over.'),
    text: site.i18n.t('Log in again: that says how it stands with your account.'),
    panel: html`<a class="button button-primary" href="${loginPath(PAGES.dashboard)}">${site.i18n.t('Log In')}</a>`,
  })
