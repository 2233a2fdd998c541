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
const FRAME_MS = 1000 / 60
/** How far a wheel or a finger moves the page in a frame, in px. */
const SCROLL_STEP = 60
const SCROLL_FRAMES = 240
/** As the browser names them. */
const CPU_METRICS = [
  'TaskDuration',
  'ScriptDuration',
  'LayoutDuration',
  'RecalcStyleDuration',
] as const
type CpuMetric = (typeof CPU_METRICS)[number]

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
  const { frames, nodes } = await scroll(page)
  const after = await cpuOf(devTools)
  const late = frames.filter((ms) => ms > 1.5 * FRAME_MS)
  const at = (share: number) =>
    frames.toSorted((a, b) => a - b)[Math.floor(share * (frames.length - 1))]?.toFixed(1)
  say(
    `scrolling: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms a frame; ${late.length} of ${frames.length} late (60 Hz: ${FRAME_MS.toFixed(1)} ms)`,
  )
  const perFrame = CPU_METRICS.map(
    (name) => `${name} ${((after[name] - before[name]) / SCROLL_FRAMES).toFixed(1)}`,
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

/** Scrolls down by the same step in every frame. @returns ms between frames, and the most elements */
function scroll(page: Page): Promise<{ readonly frames: number[]; readonly nodes: number }> {
  return page.evaluate(
    async ({ step, count }) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame)
      const frames: number[] = []
      let nodes = 0
      let before = await nextFrame()
      for (let frame = 0; frame < count; frame += 1) {
        scrollBy(0, step)
        const now = await nextFrame()
        frames.push(now - before)
        before = now
        if (frame % 20 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      }
      return { frames, nodes }
    },
    { step: SCROLL_STEP, count: SCROLL_FRAMES },
  )
}
