/**
 * Measures the time from an event to the painted canvas, in Chromium at a quarter of the machine's
 * speed, on a picture 1280 px wide with ten layers: eight captions, a drawing of 500 points and a blurred part,
 * with the real editor and server. Counts the tasks of more than 50 ms, which delay the next event.
 *
 * Beside the time on the clock is CPU time of the page's main thread, which other work on the machine changes
 * less: from an event to the painted canvas, and of all that follows from it, frames included.
 */
import { type CDPSession, chromium, type Page } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { middleOf, openSection, rectOf } from '../e2e/support/canvas.ts'
import { canvasOf, openEditor } from '../e2e/support/editor.ts'
import { startServer } from '../e2e/support/server.ts'

const SLOWDOWN = 4
const FRAME_MS = 1000 / 60
/**
 * Five texts, because of one the fifth slowest letter is the 95th percentile, which a few stalls of
 * the machine decide. All differ, so that nothing measured for one is remembered for the next.
 */
const TYPED = [
  'When the benchmark types a caption that is long enough to need a second line or more',
  'Nobody reads the manual until the printer starts to speak with the voice of the boss',
  'Me explaining to my cat why a box from the furniture shop is no place to raise a son',
  'Friday evening, five to six: somebody merges a branch called final-final-really-last',
  'My plants after I told them that rain is a subscription and the trial ends on Monday',
] as const
/** Ms between two keystrokes: more than the check of the pixels takes, so that none has to wait. */
const TYPING_MS = 200
/** Ms between two mouse movements: a mouse reports one per frame. */
const MOVING_MS = 34
const DRAG_STEPS = 80
/** Every how many keystrokes the picture is compared with the one before. */
const CHECKED_EVERY = 20
const CAPTIONS = 8
const FIRST = 'The first of ten'
/**
 * Points of a line, of which a drawing has two. They go up and down, so that none is left out as on a
 * straight line, and are as many as a line keeps.
 */
const POINTS = 249

declare global {
  interface Window {
    /** Ms from an event to the resulting pixels. */
    paintTimes: number[]
    /** Whether times are taken. Reading pixels takes long itself. */
    isWatched: boolean
    longTasks: number
  }
}

const server = await startServer()
const browser = await chromium.launch(launchOptionsFor(await findChromium()))
try {
  const page = await browser.newPage({ baseURL: server.url })
  await openEditor(page)
  await addCaptions(page)
  await page.getByRole('button', { name: 'Blur', exact: true }).click()
  await page.keyboard.press('Escape')
  await draw(page, 2, POINTS)
  await watchPainting(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })

  process.stdout.write(
    `\nPreview on ${await canvasOf(page).evaluate((canvas) => canvas.getAttribute('width'))} px, ${SLOWDOWN}× slowdown: from the event to the painted canvas\n`,
  )
  const topText = page.getByLabel('Top Text').first()
  const typed: number[] = []
  const typingCpu: Cpu = { painted: [], all: 0 }
  for (const text of TYPED) {
    await topText.fill(FIRST)
    await takeTimes(page)
    const cpu = await cpuOf(devTools, 'input', () =>
      topText.pressSequentially(text, { delay: TYPING_MS }),
    )
    typingCpu.painted.push(...cpu.painted)
    typingCpu.all += cpu.all
    typed.push(...(await takeTimes(page)))
  }
  print('typing', typed, typingCpu)

  const draggingCpu = await cpuOf(devTools, 'pointermove', () => dragCaption(page))
  print('dragging a caption', await takeTimes(page), draggingCpu)

  const drawingCpu = await cpuOf(devTools, 'pointermove', () =>
    draw(page, 1, DRAG_STEPS, MOVING_MS),
  )
  print('drawing', await takeTimes(page), drawingCpu)
  await page.keyboard.press('Control+z')
  await openSection(page, 'Layers')
  await dragCaption(page)
  print('with its numbers', await takeTimes(page))

  await page.evaluate(() => Object.assign(window, { isWatched: false, longTasks: 0 }))
  await dragCaption(page)
  await page.getByLabel('Bottom Text').first().pressSequentially(TYPED[0], { delay: TYPING_MS })
  const longTasks = await page.evaluate(() => window.longTasks)
  process.stdout.write(`  ${longTasks} tasks of more than 50 ms in a drag and in typing\n`)
  await page.keyboard.press('Escape')
  await page.evaluate(() => Object.assign(window, { isWatched: true }))

  const slider = page.getByLabel('Font Size')
  await slider.scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(slider)
  const { left } = await rectOf(slider)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 0; step < DRAG_STEPS; step += 1) {
    await page.mouse.move(left + step * 2, y)
    await page.waitForTimeout(MOVING_MS)
  }
  await page.mouse.up()
  print('dragging the size', await takeTimes(page))
} finally {
  await browser.close()
  await server.dispose()
}

/** Adds captions below each other, so that each can be dragged. */
async function addCaptions(page: Page): Promise<void> {
  await page.getByLabel('Top Text').fill(FIRST)
  await page.getByLabel('Bottom Text').fill('The second of ten')
  await openSection(page, 'Layers')
  await page.getByRole('button', { name: `Layer 1: ${FIRST}` }).click()
  for (let number = 3; number <= CAPTIONS; number += 1) {
    await page.keyboard.press('Control+d')
    await page.getByLabel('X', { exact: true }).fill(String(number % 2 === 0 ? 20 : 340))
    await page.getByLabel('Y', { exact: true }).fill(String(60 + 40 * (number - 3)))
    const text = page.getByLabel(`Text ${number}`).first()
    await text.fill(`Caption number ${number} of ten`)
    // In a field, the keys are the field's.
    await text.blur()
  }
  await openSection(page, 'Layers')
  await page.keyboard.press('Escape')
}

/**
 * Draws lines up and down over the picture, one beside the other.
 *
 * @param delay between their points, in ms
 */
async function draw(page: Page, lines: number, points: number, delay = 0): Promise<void> {
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  const surface = page.locator('.draw-surface')
  await surface.waitFor()
  const { left, top, width, height } = await rectOf(surface)
  const at = (index: number) =>
    [
      left + width * (0.05 + (0.9 * index) / (lines * points)),
      top + height * (index % 2 === 0 ? 0.3 : 0.6),
    ] as const
  for (let line = 0; line < lines; line += 1) {
    await page.mouse.move(...at(line * points))
    await page.mouse.down()
    for (let index = 1; index < points; index += 1) {
      await page.mouse.move(...at(line * points + index))
      if (delay > 0) await page.waitForTimeout(delay)
    }
    await page.mouse.up()
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click()
}

/** Drags a caption in the middle of the others' order. With Alt, because snapping moves nothing. */
async function dragCaption(page: Page): Promise<void> {
  const { x, y } = await middleOf(page.getByRole('button', { name: /^Layer 5:/ }))
  await page.keyboard.down('Alt')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 6, y)
  await takeTimes(page)
  for (let step = 1; step <= DRAG_STEPS; step += 1) {
    await page.mouse.move(x + 6 - step, y + (step % 2))
    await page.waitForTimeout(MOVING_MS)
  }
  await page.mouse.up()
  await page.keyboard.up('Alt')
}

/** Records when the canvas has the pixels that a keystroke or a movement causes. */
async function watchPainting(page: Page): Promise<void> {
  await canvasOf(page).evaluate((canvas, checkedEvery) => {
    if (!(canvas instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('expected a context')
    const sumOfPixels = () => {
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      let sum = 0
      for (const pixel of new Uint32Array(data.buffer)) sum = (Math.imul(sum, 31) + pixel) | 0
      return sum
    }
    window.paintTimes = []
    window.isWatched = true
    window.longTasks = 0
    new PerformanceObserver((list) => {
      window.longTasks += list.getEntries().length
    }).observe({ type: 'longtask' })
    const watch = (type: string, whenDrawn: (work: () => void) => void, isSeen: boolean) => {
      let before = sumOfPixels()
      let start = 0
      const begin = (event: Event) => {
        // The browser delivers movements in the next frame.
        start = isSeen ? event.timeStamp : performance.now()
      }
      window.addEventListener(type, begin, { capture: true })
      window.addEventListener(type, (event) => {
        if (!window.isWatched) return
        whenDrawn(() => {
          // Reading a pixel forces the browser to paint.
          context.getImageData(0, 0, 1, 1)
          window.paintTimes.push(performance.now() - start)
          // Reading all pixels takes long itself, so it waits until the event is over.
          const isChecked = window.paintTimes.length % checkedEvery === 0
          if (!isSeen || !isChecked || (event instanceof InputEvent && event.data === ' ')) return
          setTimeout(() => {
            const after = sumOfPixels()
            if (after === before) throw new Error(`expected ${type} to change the picture`)
            before = after
          })
        })
      })
    }
    // React handles a keystroke in a microtask of the event. Movements are delivered in a frame,
    // before its callbacks.
    watch('input', queueMicrotask, true)
    watch('pointermove', requestAnimationFrame, false)
  }, CHECKED_EVERY)
}

function takeTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => window.paintTimes.splice(0))
}

/** CPU time of the page's main thread, in ms. */
interface Cpu {
  /** From each event to the painted canvas. */
  readonly painted: number[]
  /** Of all that was done. */
  all: number
}

/** An event of the browser's trace. Times are microseconds, `tdur` of CPU. */
interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The CPU time that events of a type take while something is done. The canvas is painted in `watchPainting`. */
async function cpuOf(
  devTools: CDPSession,
  type: 'input' | 'pointermove',
  work: () => Promise<void>,
): Promise<Cpu> {
  const readAll = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const traced: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => {
    traced.push(...value.filter((event): event is TraceEvent => 'name' in event && 'ts' in event))
  }
  devTools.on('Tracing.dataCollected', collect)
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  const before = await readAll()
  await work()
  const all = (await readAll()) - before
  const isComplete = new Promise<void>((done) =>
    devTools.once('Tracing.tracingComplete', () => done()),
  )
  await devTools.send('Tracing.end')
  await isComplete
  devTools.off('Tracing.dataCollected', collect)
  return { painted: paintedCpu(traced, type), all }
}

/** A keystroke is painted in its own event, a movement in the frame that follows. */
function paintedCpu(traced: readonly TraceEvent[], type: 'input' | 'pointermove'): number[] {
  const painted: number[] = []
  let sum = 0
  for (const { name, tdur = 0, args } of traced.toSorted((a, b) => a.ts - b.ts)) {
    const isEvent = name === 'EventDispatch' && args?.data?.type === type
    const isFrame = name === 'FireAnimationFrame' && type === 'pointermove'
    if (isEvent || (isFrame && sum > 0)) sum += tdur / 1000
    if ((isEvent && type === 'input') || (isFrame && sum > 0)) {
      painted.push(sum)
      sum = 0
    }
  }
  return painted
}

function print(what: string, times: number[], cpu?: Cpu): void {
  const line = [0.5, 0.95].map((share) => {
    const ms = quantile(times, share)
    return `p${share * 100} ${ms.toFixed(1)} ms (${(ms / FRAME_MS).toFixed(2)} of a 60 Hz frame)`
  })
  const [middle, slow] = [0.5, 0.95].map((share) => quantile(cpu?.painted ?? [], share).toFixed(1))
  const cpuLine =
    cpu === undefined
      ? ''
      : `\n    of CPU: p50 ${middle} ms   p95 ${slow} ms   of ${cpu.painted.length}, ${(cpu.all / times.length).toFixed(1)} ms each with all that follows`
  process.stdout.write(`  ${what.padEnd(18)} ${line.join('   ')}   of ${times.length}${cpuLine}\n`)
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
