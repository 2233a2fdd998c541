import {
  calls,
  MAX_REPORT_DETAILS_LENGTH,
  PAGES,
  pathOf,
  REPORT_OUTCOMES,
  REPORT_REASONS,
  type ReportOutcome,
} from '@memesmith/contract'
import { html } from 'ghtml'
import { formPage } from '../../http/pages/form-page.ts'
import type { PageSite } from '../../http/pages/page-site.ts'
import { linkTo, withElements } from '../../http/pages/with-elements.ts'

interface ReportSite extends PageSite {
  /** The e-mail address of the people who decide about reports. */
  readonly abuseContact: string | undefined
}

interface ReportedMeme {
  readonly shareId: string
  readonly title: string
}

/** The submitted form, and what is wrong with it. */
interface FailedReport {
  readonly problem: string
  readonly reason: string
  readonly details: string
}

const NO_ROBOTS = '<meta name="robots" content="noindex">'

/** The form that reports a meme. It works without JavaScript and without an account. */
export function reportPage(
  { abuseContact, ...site }: ReportSite,
  { shareId, title }: ReportedMeme,
  failed?: FailedReport,
): string {
  const { i18n } = site
  const described = failed === undefined ? '' : 'aria-describedby="alert"'
  const options = Object.entries(REPORT_REASONS).map(
    ([value, label]) =>
      html`<option value="${value}" !${value === failed?.reason ? 'selected' : ''}>${i18n.t(label)}</option>`,
  )
  return formPage({
    ...site,
    head: NO_ROBOTS,
    answeredAt: failed && pathOf(calls.reportPage, { shareId }),
    title: i18n.t('Report this meme'),
    heading: i18n.t('Report this meme'),
    text: i18n.t(
      'The people who run this site look at “{title}” and decide. You need no account, and whoever made it is not told.',
      { title },
    ),
    panel: html`!${failed === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${i18n.t(failed.problem)}</p>`}
    <form method="post" action="${pathOf(calls.reportMeme, { shareId })}">
      <label class="field">${i18n.t('What is wrong with it?')}
        <select class="input" name="reason" required !${described}>
          <option value="">${i18n.t('Please choose')}</option>
          !${options.join('')}
        </select>
      </label>
      <label class="field"><span>${i18n.t('What should they know?')} <span class="hint">${i18n.t('optional')}</span></span>
        <textarea class="input" name="details" rows="4" maxlength="${MAX_REPORT_DETAILS_LENGTH}">${failed?.details ?? ''}</textarea>
      </label>
      <button class="button button-primary" type="submit">${i18n.t('Send Report')}</button>
    </form>
    !${abuseContact === undefined ? '' : html`<p class="form-aside">!${withElements(i18n.t('Or write to <0>{address}</0>.', { address: abuseContact }), linkTo(`mailto:${abuseContact}`))}</p>`}
    <p class="form-aside"><a href="${pathOf(calls.sharePage, { shareId })}">${i18n.t('Back to the meme')}</a></p>`,
  })
}

/** The same for every report, whether it is the first one about the meme or not. */
export const reportedPage = (
  { abuseContact: _, ...site }: ReportSite,
  shareId: string,
  ticket: string,
): string =>
  formPage({
    ...site,
    head: NO_ROBOTS,
    answeredAt: pathOf(calls.reportPage, { shareId }),
    title: site.i18n.t('Thank you for the report'),
    heading: site.i18n.t('Thank you.'),
    text: site.i18n.t(
      'Your report is with the people who run this site. They look at the meme and decide.',
    ),
    panel: html`<p>!${withElements(
      site.i18n.t('Keep <0>the link to your report</0>: it says what became of it.'),
      linkTo(pathOf(calls.reportStatus, { ticket })),
    )}</p>
    <p class="form-aside"><a href="${pathOf(calls.sharePage, { shareId })}">${site.i18n.t('Back to the meme')}</a></p>`,
  })

const WAITING = /*i18n*/ 'Nobody has decided yet. Please come back later.'
const HANDLED = /*i18n*/ 'The people who run this site have looked at the meme, and decided.'
const UNKNOWN = /*i18n*/ 'There is no such report, or the meme is gone for good.'

/** What became of a report. */
export const reportStatusPage = (
  { abuseContact: _, ...site }: ReportSite,
  outcome: ReportOutcome | 'handled' | 'waiting' | undefined,
): string =>
  formPage({
    ...site,
    head: NO_ROBOTS,
    title: site.i18n.t('Your report'),
    heading: site.i18n.t('Your report'),
    text: site.i18n.t(
      outcome === undefined
        ? UNKNOWN
        : outcome === 'waiting'
          ? WAITING
          : outcome === 'handled'
            ? HANDLED
            : REPORT_OUTCOMES[outcome],
    ),
    panel: html`<p class="form-aside"><a href="${PAGES.home}">${site.i18n.t('To the first page')}</a></p>`,
  })
