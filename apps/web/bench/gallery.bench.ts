/**
 * Measures the gallery with the starter templates and with 20,000, on a connection and a processor as
 * Lighthouse has them for phones: slow 4G and a quarter of the machine's speed. Needs the built web app
 * and a machine that does nothing else.
 */
import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { fillGallery } from '../e2e/support/fill-gallery.ts'
import { startServer } from '../e2e/support/server.ts'
import { measureSlowLoads } from './slow-loads.ts'

const LOADS = Number(process.env.LOADS ?? 5)
const SLOWDOWN = 4
const LARGE = 20_000
const QUERIES = ['coffee', 'cat', 'cofefe break', 'mond', 'office'] as const

declare global {
  interface Window {
    /** When each change of the cards was painted, in ms. */
    painted: number[]
  }
}

const server = await startServer({ seededFrom: process.env.MEMESMITH_SEEDED_DATA })
const browser = await chromium.launch(launchOptionsFor(await findChromium()))
try {
  const starters = (await (await fetch(`${server.url}/api/templates`)).json()).length
  await measure(starters)
  fillGallery(server.dataDir, LARGE - starters)
  await measure(LARGE)
} finally {
  await browser.close()
  await server.dispose()
}

async function measure(count: number): Promise<void> {
  print(`\nGallery of ${count.toLocaleString()} templates`)
  // The server reads new templates at the first request.
  await fetch(`${server.url}/gallery`)
  const load = { origin: server.url, path: '/gallery', loads: LOADS, slowdown: SLOWDOWN }
  for (const [name, { lcp, tbt, cls }] of await measureSlowLoads(browser, load)) {
    print(
      `  ${name.padEnd(8)} slow 4G, ${SLOWDOWN}× slowdown, empty cache: LCP ${lcp.toFixed(0)} ms (${(lcp / 1500).toFixed(2)} of 1.5 s)   total blocking time ${tbt.toFixed(0)} ms (${(tbt / 200).toFixed(2)} of 200 ms)   layout shift ${cls.toFixed(4)}`,
    )
  }
  await measureUse()
}

/** Searches and scrolls, without a slowdown. */
async function measureUse(): Promise<void> {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1350, height: 940 },
  })
  let bytes = 0
  page.on('response', async (response) => {
    if (!response.url().includes('/api/templates')) return
    bytes +=
      (
        await response
          .request()
          .sizes()
          .catch(() => undefined)
      )?.responseBodySize ?? 0
  })
  try {
    await page.goto('/gallery', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      window.painted = []
      new MutationObserver(() => {
        requestAnimationFrame(() => {
          // After this frame's painting.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => window.painted.push(performance.now())
          port2.postMessage(undefined)
        })
      }).observe(document.querySelector('main') ?? document.body, {
        childList: true,
        subtree: true,
        characterData: true,
      })
    })
    const delays: number[] = []
    for (const query of QUERIES) {
      await page.evaluate(() => {
        window.painted = []
        performance.clearResourceTimings()
      })
      const answered = page.waitForResponse((response) => response.url().includes('q='))
      await page.getByRole('searchbox').fill(query)
      await answered
      await page.waitForTimeout(300)
      delays.push(
        await page.evaluate(() => {
          const [answer] = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.includes('q='))
          const end = answer instanceof PerformanceResourceTiming ? answer.responseEnd : Number.NaN
          return (window.painted.find((time) => time >= end) ?? Number.NaN) - end
        }),
      )
    }
    delays.sort((a, b) => a - b)
    const median = delays[delays.length >> 1] ?? Number.NaN
    print(
      `  search: painted ${median.toFixed(1)} ms after the answer (${(median / (1000 / 60)).toFixed(2)} of a 60 Hz frame), at most ${delays.at(-1)?.toFixed(1)} ms`,
    )
    await page.getByRole('searchbox').fill('')
    await page.waitForTimeout(500)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(1000)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    print(
      `  after searching and a jump to the end: ${nodes.toLocaleString()} elements, ${(bytes / 1000).toFixed(0)} KB of lists`,
    )
  } finally {
    await page.close()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
