import { calls } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import type { ApiDocument, Operation } from './describe-api.ts'

interface Site {
  readonly siteName: string
  readonly webAssets: WebAssets
}

interface ListedOperation extends Operation {
  readonly path: string
  readonly method: string
}

/** An OpenAPI document as a page. It needs no script. */
export function apiPage({ info, paths }: ApiDocument, { siteName, webAssets }: Site): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): ListedOperation => ({ ...operation, path, method }),
    ),
  )
  const byTag = [...Map.groupBy(operations, ({ tags: [tag] }) => tag)]
  return pageShell({
    title: info.title,
    siteName,
    webAssets,
    body: html`<main class="api-page">
      <h1>${info.title}</h1>
      <p>${info.description} The same as <a href="${calls.openApiDocument.path}">OpenAPI 3.1</a>.</p>
      <nav aria-label="Parts"><ul class="api-parts">!${byTag.map(([tag]) => html`<li><a href="#${tag}">${tag}</a></li>`).join('')}</ul></nav>
      !${byTag
        .map(
          ([tag, listed]) => html`<section aria-labelledby="${tag}">
        <h2 id="${tag}">${tag}</h2>
        !${listed.map(showOperation).join('')}
      </section>`,
        )
        .join('')}
    </main>`,
  })
}

function showOperation(operation: ListedOperation): string {
  const { method, path, summary, parameters, requestBody, responses, security } = operation
  const limit = operation['x-rate-limit']
  const who = whoMay(security)
  const rate = limit ? ` At most ${limit.perUser} times in ${limit.minutes} minutes.` : ''
  return html`<details class="api-call">
    <summary><code>${method.toUpperCase()} ${path}</code> ${summary}</summary>
    <p>${who}${rate}</p>
    !${
      parameters.length === 0
        ? ''
        : html`<h3>Parameters</h3><ul>!${parameters
            .map(
              ({ name, in: place, required, schema }) =>
                html`<li><code>${name}</code> in the ${place}${required ? ', required' : ''}: <code>${JSON.stringify(schema)}</code></li>`,
            )
            .join('')}</ul>`
    }
    !${requestBody === undefined ? '' : html`<h3>Body</h3>!${showContent(requestBody.content)}`}
    <h3>Example</h3>
    !${operation['x-codeSamples'].map(({ source }) => html`<pre tabindex="0">${source}</pre>`).join('')}
    <h3>Answers</h3>
    <dl>!${Object.entries(responses)
      .map(([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`)
      .join('')}</dl>
  </details>`
}

/** Who may call it. The first of several ways is the usual one. */
function whoMay([usual]: Operation['security']): string {
  if (usual === undefined || Object.keys(usual).length === 0) return 'For everybody.'
  return 'key' in usual ? 'With a key or a session.' : 'In a session only.'
}

const showContent = (content: Readonly<Record<string, object>>): string =>
  Object.entries(content)
    .map(
      ([type, each]) =>
        html`<p><code>${type}</code></p><pre tabindex="0">${JSON.stringify(each, null, 2)}</pre>`,
    )
    .join('')
