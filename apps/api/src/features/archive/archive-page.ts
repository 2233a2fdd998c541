import { type MemeDocument, textsOfDocument } from '@memesmith/meme-render'
import { html } from 'ghtml'
import type { ArchiveRow } from './archive.repository.ts'

/**
 * The page of an archive, which shows its memes without a network. It needs no files but their pictures.
 *
 * @param chunks the ids of the memes
 */
export async function* archivePage(
  siteName: string,
  chunks: Iterable<readonly number[]>,
  read: (ids: readonly number[]) => Promise<readonly ArchiveRow[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src *; style-src 'unsafe-inline'">
<title>My memes from ${siteName}</title>
<style>${STYLE}</style>
<h1>My memes from ${siteName}</h1>
<main>
`)
  for (const ids of chunks) {
    for (const row of await read(ids)) yield Buffer.from(figureOf(row))
  }
  yield Buffer.from('</main>\n</html>\n')
}

function figureOf(row: ArchiveRow): string {
  const { id, title, document, tags, createdAt, width, height } = row
  const picture = `pictures/${id}.${row.animationId === null ? 'png' : 'webp'}`
  const drawing: MemeDocument = JSON.parse(document)
  const { topText, bottomText } = textsOfDocument(drawing)
  const alt = [topText, bottomText].filter(Boolean).join(' / ') || title
  const labels: string[] = JSON.parse(tags)
  const date = new Date(createdAt).toISOString().slice(0, 10)
  return html`<figure>
<a href="${picture}"><img src="${picture}" alt="${alt}" width="${width}" height="${height}" loading="lazy"></a>
<figcaption><bdi><b>${title}</b></bdi> <time datetime="${date}">${date}</time> !${labels.map((tag) => html`<bdi>#${tag}</bdi>`).join(' ')}</figcaption>
</figure>
`
}

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 82rem; margin: auto; padding: 1rem; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; }
figure { margin: 0; content-visibility: auto; contain-intrinsic-size: 16rem 18rem; }
img { display: block; width: 100%; height: auto; border-radius: 8px; }
figcaption { padding: 0.25rem; overflow-wrap: anywhere; }
`
