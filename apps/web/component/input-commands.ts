import type { BrowserCommandContext } from 'vitest/node'

/** The position in px of the frame that contains the tested page. */
async function placeOf({ frame }: BrowserCommandContext) {
  const element = await (await frame()).frameElement()
  const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 }
  return { x, y }
}

/** Moves the mouse, to a point of the tested page in px, or presses or releases its button. */
export async function mouse(
  context: BrowserCommandContext,
  action: 'move' | 'down' | 'up',
  point: readonly [x: number, y: number] = [0, 0],
  steps = 1,
): Promise<void> {
  if (action !== 'move') return await context.page.mouse[action]()
  const { x, y } = await placeOf(context)
  await context.page.mouse.move(x + point[0], y + point[1], { steps })
}

/** Uses the keyboard, in Playwright's names of keys: `Shift+ArrowDown`. */
export async function keyboard(
  { page }: BrowserCommandContext,
  action: 'press' | 'type' | 'down' | 'up',
  keys: string,
): Promise<void> {
  await page.keyboard[action](keys)
}

interface Finger {
  readonly x: number
  readonly y: number
  /** Its number, if it is not its place in the list. */
  readonly id?: number
}

type DevTools = Awaited<ReturnType<BrowserCommandContext['context']['newCDPSession']>>

/** Of each page: fingers that are down belong to one session. */
const sessions = new WeakMap<BrowserCommandContext['page'], Promise<DevTools>>()

/** Puts fingers down, moves or lifts them, at points of the tested page in px. */
export async function touch(
  context: BrowserCommandContext,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  fingers: readonly Finger[],
): Promise<void> {
  const { x, y } = await placeOf(context)
  const touchPoints = fingers.map((finger, index) => ({
    x: x + finger.x,
    y: y + finger.y,
    id: finger.id ?? index,
  }))
  await (await devToolsOf(context)).send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Makes the page think that it is used with a touch screen, or with a mouse again. */
export async function emulateTouch(
  context: BrowserCommandContext,
  enabled: boolean,
): Promise<void> {
  await (await devToolsOf(context)).send('Emulation.setTouchEmulationEnabled', { enabled })
}

function devToolsOf({ context, page }: BrowserCommandContext): Promise<DevTools> {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  return session
}
