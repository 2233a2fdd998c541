/**
 * Loads pages on a connection as Lighthouse has it for phones: slow 4G, with an empty cache.
 */
import type { Browser, Page } from 'playwright'

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

/** Largest contentful paint and total blocking time in ms, and the cumulative layout shift. */
export interface Figures {
  lcp: number
  tbt: number
  cls: number
}

declare global {
  interface Window {
    figures: Figures
  }
}

interface SlowLoads {
  readonly origin: string
  readonly path: string
  /** Number of loads on each screen. */
  readonly loads: number
  /** How many times slower than this machine's the processor is. */
  readonly slowdown: number
}

/** The median of each figure, by the name of the screen. */
export async function measureSlowLoads(
  browser: Browser,
  { loads, ...load }: SlowLoads,
): Promise<Map<string, Figures>> {
  const medians = new Map<string, Figures>()
  for (const [name, screen] of Object.entries(SCREENS)) {
    const all: Figures[] = []
    for (let count = 0; count < loads; count += 1) all.push(await loadOnce(browser, screen, load))
    const median = (figure: keyof Figures) =>
      all.map((each) => each[figure]).toSorted((a, b) => a - b)[loads >> 1] ?? Number.NaN
    medians.set(name, { lcp: median('lcp'), tbt: median('tbt'), cls: median('cls') })
  }
  return medians
}

async function loadOnce(
  browser: Browser,
  screen: (typeof SCREENS)[keyof typeof SCREENS],
  { origin, path, slowdown }: Omit<SlowLoads, 'loads'>,
): Promise<Figures> {
  const context = await browser.newContext({ baseURL: origin, ...screen })
  try {
    const page = await context.newPage()
    await watch(page)
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', NETWORK)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(path, { waitUntil: 'networkidle' })
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
