/** The mouse, the keyboard and the fingers of a user, as Playwright names what they do. */
import { commands, type Locator } from 'vitest/browser'

export interface Point {
  readonly x: number
  readonly y: number
}

type Fingers = readonly (Point & { readonly id?: number })[]

declare module 'vitest/browser' {
  interface BrowserCommands {
    readonly mouse: (
      action: 'move' | 'down' | 'up',
      point?: readonly [x: number, y: number],
      steps?: number,
    ) => Promise<void>
    readonly keyboard: (action: 'press' | 'type' | 'down' | 'up', keys: string) => Promise<void>
    readonly emulateTouch: (enabled: boolean) => Promise<void>
    readonly touch: (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      fingers: Fingers,
    ) => Promise<void>
  }
}

/** Waits until the effect of an input is shown: it is rendered with the next frame. */
async function shown(input: Promise<void>): Promise<void> {
  await input
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}

export const mouse = {
  /** To a point of the page, in px. */
  move: (x: number, y: number, steps = 1) => shown(commands.mouse('move', [x, y], steps)),
  down: () => shown(commands.mouse('down')),
  up: () => shown(commands.mouse('up')),
}

export const keyboard = {
  press: (keys: string) => shown(commands.keyboard('press', keys)),
  type: (text: string) => shown(commands.keyboard('type', text)),
  down: (key: string) => {
    held.add(key)
    return commands.keyboard('down', key)
  },
  up: (key: string) => {
    held.delete(key)
    return commands.keyboard('up', key)
  },
}

/** The keys that are held down. */
const held = new Set<string>()

/** Releases the keys and the button that a test has held down, because the next test has the same page. */
export async function letGo(): Promise<void> {
  for (const key of held) await keyboard.up(key)
  await commands.mouse('up')
}

/** Focuses an element, which a click would also press. */
export async function focus(found: Locator): Promise<void> {
  const element = await found.findElement()
  element.focus()
}

/** Presses keys in an element. */
export async function pressIn(found: Locator, keys: string): Promise<void> {
  await focus(found)
  await keyboard.press(keys)
}

/** The middle of an element, where the mouse and fingers go. */
export async function middleOf(found: Locator): Promise<Point> {
  const { x, y, width, height } = (await found.findElement()).getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Drags with the mouse from the middle of an element, by CSS px. The button stays down. */
export async function pull(from: Locator, by: Point): Promise<Point> {
  const { x, y } = await middleOf(from)
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + by.x, y + by.y, 5)
  return { x, y }
}

/** Drags with the mouse from the middle of an element, by CSS px, and drops. */
export async function drag(from: Locator, by: Point): Promise<void> {
  await pull(from, by)
  await mouse.up()
}

/** Taps a point of the page. */
export async function tap(at: Point): Promise<void> {
  await commands.touch('touchStart', [at])
  await shown(commands.touch('touchEnd', []))
}

/** Puts fingers down at points of the page, moves them to others, and lifts them. */
export async function touch(from: Fingers, to: Fingers, steps = 8): Promise<void> {
  // One after another, as people do.
  for (let count = 1; count <= from.length; count += 1) {
    await commands.touch('touchStart', from.slice(0, count))
  }
  for (let step = 1; step <= steps; step += 1) {
    const between = from.map(({ x, y }, id) => ({
      x: x + (((to[id]?.x ?? x) - x) * step) / steps,
      y: y + (((to[id]?.y ?? y) - y) * step) / steps,
    }))
    await commands.touch('touchMove', between)
  }
  await shown(commands.touch('touchEnd', []))
}
