/**
 * Measures what the landing page loads, what each other page adds, and when the first content is
 * painted without scripts. Needs the built web app.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { add, type Weight, weigh, weighFirstLoad } from '../e2e/support/first-load.ts'
import { startServer } from '../e2e/support/server.ts'

const DIST = join(import.meta.dirname, '../dist')
const PAINTS = 9

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
}

const server = await startServer()
const browser = await chromium.launch(launchOptionsFor(await findChromium()))
try {
  const page = await browser.newPage({ baseURL: server.url })
  for (const [kind, weight] of Object.entries(await weighFirstLoad(page, '/'))) {
    print(`landing page: ${kind}`, weight)
  }
  await page.close()
  for (const [source, weight] of await weighPages()) print(`added by ${source}`, weight)
  const paints = []
  for (let count = 0; count < PAINTS; count += 1) paints.push(await firstPaint())
  paints.sort((a, b) => a - b)
  process.stdout.write(
    `first contentful paint without scripts: median ${paints[PAINTS >> 1]?.toFixed(0)} ms, ` +
      `${paints[0]?.toFixed(0)} to ${paints.at(-1)?.toFixed(0)} ms, empty cache, loopback\n`,
  )
} finally {
  await browser.close()
  await server.dispose()
}

/** Measures what each lazily loaded page adds to the landing page's scripts. */
async function weighPages(): Promise<Map<string, Weight>> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile(join(DIST, '.vite/manifest.json'), 'utf8'),
  )
  const filesOf = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(chunk.file)) return seen
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen
  }
  const first = filesOf('index.html')
  const pages = new Map<string, Weight>()
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue
    let weight = weigh()
    for (const file of filesOf(key)) {
      if (!first.has(file)) weight = add(weight, weigh(await readFile(join(DIST, file))))
    }
    pages.set(key, weight)
  }
  return pages
}

/**
 * Measures the ms from the request to the first painted text or picture, in a browser that gets no
 * scripts.
 */
async function firstPaint(): Promise<number> {
  const page = await browser.newPage({ baseURL: server.url })
  try {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const { name, startTime } of list.getEntries()) {
              if (name === 'first-contentful-paint') resolve(startTime)
            }
          }).observe({ type: 'paint', buffered: true })
        }),
    )
  } finally {
    await page.close()
  }
}

function print(what: string, weight: Weight): void {
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`.padStart(9)
  process.stdout.write(
    `${what.padEnd(45)}${kb(weight.raw)}, gzip ${kb(weight.gzip)}, brotli ${kb(weight.brotli)}\n`,
  )
}
