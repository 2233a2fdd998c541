/**
 * Measures the gallery with the starter templates and with 20,000, on a connection and a processor as
 * Lighthouse has them for phones: slow 4G and a quarter of the machine's speed. Needs the built web app
 * and a machine that does nothing else.
 */
import { chromium, type Page } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { fillGallery } from '../e2e/support/fill-gallery.ts'
import { startServer } from '../e2e/support/server.ts'

const LOADS = Number(process.env.LOADS ?? 5)
const SLOWDOWN = 4
/** Slow 4G: ms, and bytes per second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const SCREENS = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
  desktop: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1 },
} as const
/** Time after a load in ms in which tasks count. */
const SETTLED_MS = 3000
const LARGE = 20_000
const QUERIES = ['coffee', 'cat', 'cofefe break', 'mond', 'office'] as const

interface Figures {
  lcp: number
  tbt: number
  cls: number
}

declare global {
  interface Window {
    figures: Figures
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
  for (const [name, screen] of Object.entries(SCREENS)) {
    const loads: Figures[] = []
    for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnce(screen))
    const median = (figure: keyof Figures) =>
      loads.map((each) => each[figure]).toSorted((a, b) => a - b)[LOADS >> 1] ?? Number.NaN
    print(
      `  ${name.padEnd(8)} slow 4G, ${SLOWDOWN}× slowdown, empty cache: LCP ${median('lcp').toFixed(0)} ms (${(median('lcp') / 1500).toFixed(2)} of 1.5 s)   total blocking time ${median('tbt').toFixed(0)} ms (${(median('tbt') / 200).toFixed(2)} of 200 ms)   layout shift ${median('cls').toFixed(4)}`,
    )
  }
  await measureUse()
}

async function loadOnce(screen: (typeof SCREENS)[keyof typeof SCREENS]): Promise<Figures> {
  const context = await browser.newContext({ baseURL: server.url, ...screen })
  try {
    const page = await context.newPage()
    await watch(page)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto('/gallery', { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLED_MS)
    return await page.evaluate(() => window.figures)
  } finally {
    await context.close()
  }
}

/** Records the figures of a page from its start. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.figures = { lcp: 0, tbt: 0, cls: 0 }
    let firstPaint = Number.POSITIVE_INFINITY
    const tasks: PerformanceEntry[] = []
    const watchFor = (type: string, see: (entry: PerformanceEntry & { value?: number }) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
      })
    const sum = () => {
      window.figures.tbt = tasks
        .filter(({ startTime, duration }) => startTime + duration > firstPaint)
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
        .reduce((total, ms) => total + Math.max(0, ms - 50), 0)
    }
    watchFor('largest-contentful-paint', ({ startTime }) => {
      window.figures.lcp = startTime
    })
    watchFor('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') firstPaint = startTime
      sum()
    })
    watchFor('longtask', (task) => {
      tasks.push(task)
      sum()
    })
    watchFor('layout-shift', ({ value = 0 }) => {
      window.figures.cls += value
    })
  })
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
