/**
 * My Memes with 10,000 memes, in Chromium at a quarter of the machine's speed: the time from the
 * navigation to the first picture on the screen, the elements of the page, and the frames while it is
 * scrolled. Beside them the CPU time of the page, which means the same on a busy machine.
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { copyMeme } from '../e2e/support/many-memes.ts'
import { startServer } from '../e2e/support/server.ts'
import { saveMeme, signUpByApi } from '../e2e/support/test-user.ts'

const MEMES = 10_000
const SLOWDOWN = 4
const LOADS = 5
/** In px per second: eight rows of cards. */
const SCROLL_SPEED = 3600
const SCROLL_MS = 4000
/** As the browser names them. */
const CPU_METRICS = [
  'TaskDuration',
  'ScriptDuration',
  'LayoutDuration',
  'RecalcStyleDuration',
] as const
type CpuMetric = (typeof CPU_METRICS)[number]

/** What Chromium records about a frame. */
interface Frame {
  readonly frame_sequence: number
  readonly state: string
  readonly scroll_state: string
  readonly has_missing_content?: boolean
  readonly checkerboarded_needs_raster?: boolean
}

interface Trace {
  readonly traceEvents: readonly {
    readonly name: string
    readonly args: { readonly frame_reporter?: Frame; readonly chrome_frame_reporter?: Frame }
  }[]
}

declare global {
  interface Window {
    /** When the first picture of a meme was painted, in ms after the navigation. */
    firstPicture: number | undefined
  }
}

const server = await startServer()
const browser = await chromium.launch(launchOptionsFor(await findChromium()))
try {
  const page = await browser.newPage({ baseURL: server.url })
  await signUpByApi(page)
  const { id, thumbnailUrl } = await saveMeme(page)
  // Made once, not for each copy.
  await page.request.get(thumbnailUrl)
  copyMeme(server, id, MEMES)
  await watchFirstPicture(page)
  // The files of the app are in the browser's cache, as on every visit but the first.
  await page.goto('/dashboard')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })

  process.stdout.write(`\nMy Memes with ${MEMES} memes, ${SLOWDOWN}× slowdown\n`)
  const times: number[] = []
  const cpuTimes: number[] = []
  for (let load = 0; load < LOADS; load += 1) {
    await page.reload()
    const shown = await page.waitForFunction(() => window.firstPicture)
    times.push((await shown.jsonValue()) ?? Number.NaN)
    cpuTimes.push((await cpuOf(devTools)).TaskDuration)
  }
  say(`first picture after ${listOf(times)} ms (at most 1000); CPU ${listOf(cpuTimes)} ms`)

  await page.waitForTimeout(2000)
  const before = await cpuOf(devTools)
  const { shown, dropped, blank, nodes } = await scroll(page, devTools)
  const after = await cpuOf(devTools)
  say(
    `scrolling by ${SCROLL_SPEED} px/s: ${shown} frames shown, ${dropped} dropped, ${blank} with missing parts`,
  )
  const perFrame = CPU_METRICS.map(
    (name) => `${name} ${((after[name] - before[name]) / shown).toFixed(1)}`,
  )
  say(`CPU ms per frame of scrolling: ${perFrame.join(', ')}`)
  say(`at most ${nodes} elements (at most 3000)`)
} finally {
  await browser.close()
  await server.dispose()
}

/** CPU time of the page's main thread since the navigation, in ms. */
async function cpuOf(devTools: CDPSession): Promise<Record<CpuMetric, number>> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  const msOf = (wanted: CpuMetric) =>
    1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN)
  return {
    TaskDuration: msOf('TaskDuration'),
    ScriptDuration: msOf('ScriptDuration'),
    LayoutDuration: msOf('LayoutDuration'),
    RecalcStyleDuration: msOf('RecalcStyleDuration'),
  }
}

function say(line: string): void {
  process.stdout.write(`  ${line}\n`)
}

function listOf(times: readonly number[]): string {
  return times.map((ms) => ms.toFixed(0)).join(', ')
}

/** Records when the first picture has loaded and the frame with it is painted. */
async function watchFirstPicture(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || target.closest('.meme-card') === null) return
      document.removeEventListener('load', onLoad, { capture: true })
      // The frame after the next one begins when the next one is painted.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          window.firstPicture = performance.now()
        }),
      )
    }
    document.addEventListener('load', onLoad, { capture: true })
  })
}

interface Scrolled {
  /** Frames of the browser, not of the page's scripts: those only bring the next rows. */
  readonly shown: number
  readonly dropped: number
  /** Frames in which a part was not painted yet. */
  readonly blank: number
  /** The most elements of the page. */
  readonly nodes: number
}

/** Scrolls down by a gesture. */
async function scroll(page: Page, devTools: CDPSession): Promise<Scrolled> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark'] })
  let isScrolling = true
  const gesture = devTools
    .send('Input.synthesizeScrollGesture', {
      x: 600,
      y: 500,
      yDistance: (-SCROLL_SPEED * SCROLL_MS) / 1000,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
    })
    .finally(() => {
      isScrolling = false
    })
  let nodes = 0
  while (isScrolling) {
    nodes = Math.max(nodes, await page.locator('*').count())
    await page.waitForTimeout(500)
  }
  await gesture
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString())
  const frames = trace.traceEvents
    .filter(({ name }) => name === 'PipelineReporter')
    .flatMap(({ args }) => args.frame_reporter ?? args.chrome_frame_reporter ?? [])
    .filter(({ scroll_state }) => scroll_state === 'SCROLL_COMPOSITOR_THREAD')
  // A frame is reported twice if the page's own changes come with a later one.
  const count = (isCounted: (frame: Frame) => boolean | undefined) =>
    new Set(frames.filter(isCounted).map((frame) => frame.frame_sequence)).size
  return {
    shown: count(({ state }) => state.startsWith('STATE_PRESENTED')),
    dropped: count(({ state }) => state === 'STATE_DROPPED'),
    blank: count((frame) => frame.has_missing_content || frame.checkerboarded_needs_raster),
    nodes,
  }
}
