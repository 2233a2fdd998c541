import { html } from 'ghtml'
import { pageShell } from './page-shell.ts'
import type { WebAssets } from './web-assets.ts'

interface FormPage {
  readonly siteName: string
  readonly webAssets: WebAssets
  readonly answeredAt?: string | undefined
  /** What the page is for, as the browser's tab says it. */
  readonly title: string
  /** What it says first. */
  readonly heading: string
  /** What it is about, in a sentence or two. */
  readonly text: string
  /** Finished HTML: everything in it is escaped already. */
  readonly panel: string
}

/** A page with one thing to do, on the way to an account. */
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
