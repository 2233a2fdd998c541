import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { notify } from '../../lib/notify.tsx'
import { expectContains, expectCount } from '../../testing/expect-locator.ts'
import { keyboard, mouse, touch } from '../../testing/input.ts'
import { mount } from '../../testing/mount.tsx'
import { ModalDialog } from './modal-dialog.tsx'
import { useToastAbove } from './use-toast-above.ts'

const region = page.getByRole('region', { name: 'Notification', exact: true })
const toast = region.css('.toast')
const close = toast.getByRole('button', { name: 'Close' })
const trigger = page.getByRole('button', { name: 'Notify' })

const boxOf = (found: typeof toast) => found.element().getBoundingClientRect()

const onClose = vi.fn()

// Other tests' pages take the window's focus and give it back, which pauses and resumes a toast's timer.
for (const type of ['blur', 'focus']) {
  window.addEventListener(type, (event) => {
    if (event.target === window) event.stopImmediatePropagation()
  })
}

/** Buttons from 684 px to 980 px of a page that is 2000 px high, as below a generated meme. */
function MemeButtons() {
  const buttons = useRef<HTMLDivElement>(null)
  useToastAbove(buttons)
  return (
    <div style={{ height: 2000 }}>
      <div
        ref={buttons}
        data-testid="buttons"
        style={{ position: 'absolute', top: 684, height: 296 }}
      >
        Buttons
      </div>
    </div>
  )
}

function Page() {
  const [isAsking, setAsking] = useState(false)
  const [hasMeme, setMeme] = useState(false)
  return (
    <>
      <button type="button" onClick={() => notify({ title: 'Prompt Required', tone: 'error' })}>
        Notify
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      <button type="button" onClick={() => setMeme(true)}>
        Show a meme
      </button>
      {hasMeme && <MemeButtons />}
      {isAsking && (
        <ModalDialog title="A question" onClose={onClose}>
          <button type="button">Cancel</button>
        </ModalDialog>
      )}
    </>
  )
}

/** Shows a toast from the keyboard, which leaves the pointer where it is. */
async function call(): Promise<void> {
  trigger.element().focus()
  await keyboard.press('Enter')
  await expectCount(toast, 1)
}

/** Drags the toast to the right by `distance` px, or to the left if it is negative. */
async function pull(distance: number): Promise<void> {
  const { x, y, height } = boxOf(toast)
  await mouse.move(x + 60, y + height / 2)
  await mouse.down()
  await mouse.move(x + 60 + distance / 2, y + height / 2)
  await mouse.move(x + 60 + distance, y + height / 2)
  await mouse.up()
  await mouse.move(5, 5)
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  await mouse.move(5, 5)
  mount(<Page />)
  await expect.element(trigger).toBeVisible()
})

describe('§4, §9 a toast: place', () => {
  it('is the newest of all, and the only one that is visible', async () => {
    for (let count = 0; count < 3; count += 1) await call()
    notify({ title: 'The newest' })
    await expectContains(toast, 'The newest')
    await expectCount(toast, 1)
    // No older toast reappears.
    await close.click()
    await expectCount(toast, 0)
  })

  it('has a max width of 420 px, and fits a phone', async () => {
    await call()
    expect(boxOf(region).width).toBe(420)
    expect(boxOf(toast).width).toBeLessThanOrEqual(420)
    await expect.element(region).toHaveStyle({ maxWidth: '420px' })
    await page.viewport(320, 640)
    await expect.poll(() => boxOf(toast).right).toBeLessThanOrEqual(320)
    expect(boxOf(toast).left).toBeGreaterThanOrEqual(0)
  })

  it('an empty region lets clicks through to the page', () => {
    const { left, top, width, height } = boxOf(region)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    expect(hit?.closest('[aria-label="Notification"]')).toBeFalsy()
  })
})

it('on a phone, a toast covers none of the buttons below a meme, wherever they are', async () => {
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Show a meme' }).click()
  await call()
  const buttons = page.getByTestId('buttons')
  for (const scrolled of [0, 150, 500, 650, 1000]) {
    window.scrollTo(0, scrolled)
    await expect.poll(() => boxOf(buttons).top).toBe(684 - scrolled)
    const isClear = () =>
      boxOf(toast).bottom <= boxOf(buttons).top || boxOf(toast).top >= boxOf(buttons).bottom
    await expect.poll(isClear, { message: `${scrolled} px` }).toBe(true)
    expect(boxOf(toast).top).toBeGreaterThanOrEqual(0)
    expect(boxOf(toast).bottom).toBeLessThanOrEqual(844)
  }
  window.scrollTo(0, 0)
})

describe('§9 a toast: swipe to dismiss to the right with 50 px threshold', () => {
  it('49 px are not enough: it goes back; to the left it does not move', async () => {
    await call()
    const before = boxOf(toast).x
    for (const distance of [49, -200]) {
      await pull(distance)
      await expectCount(toast, 1)
      await expect.poll(() => boxOf(toast).x).toBe(before)
    }
  })

  it('50 px are', async () => {
    await call()
    await pull(50)
    await expectCount(toast, 0)
  })
})

it('a finger swipes it away, too: the gesture does not scroll the page', async () => {
  await page.viewport(360, 740)
  await call()
  const { x, y, height } = boxOf(toast)
  const at = { x: x + 30, y: y + height / 2 }
  await touch([at], [{ x: at.x + 55, y: at.y }], 4)
  await expectCount(toast, 0)
})

describe('§9 hotkey F8 focuses the region labeled Notification', () => {
  it('with a toast, and without one', async () => {
    await keyboard.press('F8')
    await expect.element(region).toHaveFocus()
    await call()
    await keyboard.press('F8')
    await expect.element(region).toHaveFocus()
  })

  it('from there Tab and Enter close the toast', async () => {
    await call()
    for (const key of ['F8', 'Tab', 'Enter']) await keyboard.press(key)
    await expectCount(toast, 0)
  })

  it('Escape closes it and restores the focus', async () => {
    await call()
    for (const key of ['F8', 'Escape']) await keyboard.press(key)
    await expectCount(toast, 0)
    await expect.element(trigger).toHaveFocus()
  })

  it('in a dialog, Escape closes the toast first, and the focus returns to the dialog', async () => {
    await page.getByRole('button', { name: 'Ask' }).click()
    const cancel = page.getByRole('button', { name: 'Cancel' })
    await expect.element(cancel).toBeVisible()
    onClose.mockClear()
    notify({ title: 'Over a dialog' })
    await expectCount(toast, 1)
    cancel.element().focus()
    for (const key of ['F8', 'Tab']) await keyboard.press(key)
    await expect.element(close).toHaveFocus()
    await keyboard.press('Escape')
    await expectCount(toast, 0)
    await expect.element(cancel).toHaveFocus()
    expect(onClose).not.toHaveBeenCalled()
    await keyboard.press('Escape')
    await expect.poll(() => onClose).toHaveBeenCalled()
  })
})

it('toasts are announced: errors at once, successes at a pause, in existing live regions', async () => {
  const alert = region.getByRole('alert')
  const status = region.getByRole('status')
  await call()
  await expectContains(alert, 'Prompt Required')
  expect(status.element().textContent).toBe('')
  notify({ title: 'Meme Generated!' })
  await expectContains(status, 'Meme Generated!')
  expect(alert.element().textContent).toBe('')
})

describe('§4, §9 a toast: time', () => {
  const { setTimeout: wait } = window

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    vi.spyOn(window, 'setTimeout')
    return () => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    }
  })
  const delays = () => vi.mocked(window.setTimeout).mock.calls.map(([, delay]) => delay)

  /** Advances the toast's clock, then waits a moment for rendering. */
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms)
    await new Promise((resolve) => wait(resolve, 50))
  }
  const isShown = () => toast.elements().length > 0

  async function expectShownFor(ms: number): Promise<void> {
    await pass(ms - 1)
    expect(isShown()).toBe(true)
    await pass(1)
    expect(isShown()).toBe(false)
  }

  async function show(): Promise<void> {
    notify({ title: 'Five seconds' })
    await pass(0)
    expect(isShown()).toBe(true)
  }

  it('default display 5000 ms, and after one that the user closed again', async () => {
    await show()
    await expectShownFor(5000)
    await show()
    await close.click()
    await mouse.move(5, 5)
    await pass(0)
    expect(isShown()).toBe(false)
    await show()
    await expectShownFor(5000)
  })

  it('a dismissed toast is removed after 1,000,000 ms', async () => {
    await show()
    vi.mocked(window.setTimeout).mockClear()
    await close.click()
    await pass(0)
    expect(delays()).toContain(1_000_000)
  })

  it('it stays while the pointer is on it, and then for its remaining time', async () => {
    await show()
    await pass(3000)
    await toast.hover()
    // The pause begins when the browser has told the page.
    await pass(0)
    await pass(60_000)
    expect(isShown()).toBe(true)
    await mouse.move(5, 5)
    await pass(0)
    // Of its 5 s at most 2 are left: Vitest lets the clock run on while it waits for the element.
    expect(isShown()).toBe(true)
    await pass(2000)
    expect(isShown()).toBe(false)
  })

  it('it stays while the focus is in it', async () => {
    await show()
    close.element().focus()
    await pass(0)
    await pass(60_000)
    expect(isShown()).toBe(true)
  })
})
