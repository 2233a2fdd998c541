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
import type { WebAssets } from '../../http/pages/web-assets.ts'

interface ReportSite {
  readonly siteName: string
  readonly webAssets: WebAssets
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
  const described = failed === undefined ? '' : 'aria-describedby="alert"'
  const options = Object.entries(REPORT_REASONS).map(
    ([value, label]) =>
      html`<option value="${value}" !${value === failed?.reason ? 'selected' : ''}>${label}</option>`,
  )
  return formPage({
    ...site,
    head: NO_ROBOTS,
    answeredAt: failed && pathOf(calls.reportPage, { shareId }),
    title: 'Report this meme',
    heading: 'Report this meme',
    text: `The people who run this site look at “${title}” and decide. You need no account, and whoever made it is not told.`,
    panel: html`!${failed === undefined ? '' : html`<p class="form-alert" role="alert" id="alert">${failed.problem}</p>`}
    <form method="post" action="${pathOf(calls.reportMeme, { shareId })}">
      <label class="field">What is wrong with it?
        <select class="input" name="reason" required !${described}>
          <option value="">Please choose</option>
          !${options.join('')}
        </select>
      </label>
      <label class="field"><span>What should they know? <span class="hint">optional</span></span>
        <textarea class="input" name="details" rows="4" maxlength="${MAX_REPORT_DETAILS_LENGTH}">${failed?.details ?? ''}</textarea>
      </label>
      <button class="button button-primary" type="submit">Send Report</button>
    </form>
    !${abuseContact === undefined ? '' : html`<p class="form-aside">Or write to <a href="mailto:${abuseContact}">${abuseContact}</a>.</p>`}
    <p class="form-aside"><a href="${pathOf(calls.sharePage, { shareId })}">Back to the meme</a></p>`,
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
    title: 'Thank you for the report',
    heading: 'Thank you.',
    text: 'Your report is with the people who run this site. They look at the meme and decide.',
    panel: html`<p>Keep <a href="${pathOf(calls.reportStatus, { ticket })}">the link to your report</a>: it says what became of it.</p>
    <p class="form-aside"><a href="${pathOf(calls.sharePage, { shareId })}">Back to the meme</a></p>`,
  })

const WAITING = 'Nobody has decided yet. Please come back later.'
const HANDLED = 'The people who run this site have looked at the meme, and decided.'
const UNKNOWN = 'There is no such report, or the meme is gone for good.'

/** What became of a report. */
export const reportStatusPage = (
  { abuseContact: _, ...site }: ReportSite,
  outcome: ReportOutcome | 'handled' | 'waiting' | undefined,
): string =>
  formPage({
    ...site,
    head: NO_ROBOTS,
    title: 'Your report',
    heading: 'Your report',
    text:
      outcome === undefined
        ? UNKNOWN
        : outcome === 'waiting'
          ? WAITING
          : outcome === 'handled'
            ? HANDLED
            : REPORT_OUTCOMES[outcome],
    panel: html`<p class="form-aside"><a href="${PAGES.home}">To the first page</a></p>`,
  })
