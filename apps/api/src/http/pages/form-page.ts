import { html } from 'ghtml'
import { pageShell } from './page-shell.ts'
import type { PageSite } from './page-site.ts'

interface FormPage extends PageSite {
  readonly answeredAt?: string | undefined
  /** HTML for the head; the caller must have escaped it. */
  readonly head?: string
  /** The title of the browser tab. */
  readonly title: string
  readonly heading: string
  /** An introduction of one or two sentences. */
  readonly text: string
  /** HTML of the content; the caller must have escaped it. */
  readonly panel: string
}

/** A page with a single form, used for accounts. */
export const formPage = ({ title, heading, text, panel, siteName, ...shell }: FormPage): string =>
  pageShell({
    ...shell,
    siteName,
    title: `${title} · ${siteName}`,
    body: html`<main class="login login-narrow">
      <div class="login-intro">
        <h1 class="caption-text">${heading}</h1>
        <p>${text}</p>
      </div>
      <div class="panel">!${panel}</div>
    </main>`,
  })
