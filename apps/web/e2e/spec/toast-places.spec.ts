import type { Page } from 'playwright/test'
import { rectOf } from '../support/canvas.ts'
import { canvasOf, openEditor, openEmptyEditor, plainPicture, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfOf, isFull } from '../support/full-run.ts'
import { generate, openGenerator } from '../support/generator.ts'
import { stopClock } from '../support/page-clock.ts'
import { main } from '../support/page-locators.ts'
import { saveMeme, signUpByApi } from '../support/test-user.ts'
import { callToastAnywhere, notifications, toast } from '../support/toasts.ts'

const KEPT =
  'h1, [role="tab"], canvas, .stage-picture, .editor-actions, :is(a, button, input, textarea):focus'

/** The parts of the page that the toast covers but must not cover, unless it has the focus. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate((kept) => {
    const card = document.querySelector('.toast')
    if (card === null) return ['there is no toast']
    if (card.contains(document.activeElement)) return []
    const toast = card.getBoundingClientRect()
    const isOutside =
      toast.top < 0 || toast.left < 0 || toast.bottom > innerHeight || toast.right > innerWidth
    const covered = Array.from(document.querySelectorAll(kept)).filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        !element.closest('[aria-label="Notification"]') &&
        box.width > 0 &&
        box.top < toast.bottom &&
        box.bottom > toast.top &&
        box.left < toast.right &&
        box.right > toast.left
      )
    })
    return [
      ...(isOutside ? ['the edge of the screen'] : []),
      ...covered.map((it) => it.outerHTML.slice(0, 80)),
    ]
  }, KEPT)

/** Every page, and what must be on it first. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  landing: async (page) => {
    await page.goto('/')
  },
  gallery: async (page) => {
    await page.goto('/gallery')
    await expect(page.getByRole('article').first()).toBeVisible()
  },
  'the generator': openGenerator,
  'a generated meme': async (page) => {
    await openGenerator(page)
    await generate(page)
    await expect(main(page).getByRole('button', { name: 'Generate Another' })).toBeVisible()
  },
  'the empty editor': openEmptyEditor,
  'the editor with a template': (page) => openEditor(page),
  'the editor with a tall picture': async (page) => {
    await openEmptyEditor(page)
    await upload(page, plainPicture(600, 1200))
    await expect(canvasOf(page)).toBeVisible()
  },
  dashboard: async (page) => {
    await signUpByApi(page)
    await saveMeme(page)
    await page.goto('/dashboard')
    await expect(main(page).getByRole('heading', { level: 2 })).toBeVisible()
  },
  account: async (page) => {
    await signUpByApi(page)
    await page.goto('/account')
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  },
  'a page that is not there': async (page) => {
    await page.goto('/nowhere')
  },
}

/** The pages with the most that must stay in sight; all are in a full run. */
const isToday = ([scene]: readonly [string, unknown]) =>
  isFull || ['gallery', 'the editor with a template'].includes(scene)

const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const

test.describe(`Toasts at ${SIZES.map((size) => size.join(' × ')).join(', ')} cover no heading, tab, picture, button or focus`, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [index, [scene, open]] of Object.entries(SCENES).filter(isToday).entries()) {
    test(`on ${scene}`, async ({ page }) => {
      await open(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await stopClock(page)
      for (const [width, height] of halfOf(SIZES, index)) {
        await test.step(`${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height })
          await callToastAnywhere(page)
          await expectNothingCovered(page)
          await dismissToast(page)
        })
      }
    })
  }
})

/** Checks it where the page is, at each stop of the Tab key, and at three scroll positions. */
async function expectNothingCovered(page: Page): Promise<void> {
  await expect.poll(() => coveredOn(page), { message: 'when it comes' }).toEqual([])
  for (let stop = 1; stop <= 25; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => coveredOn(page), { message: `Tab ${stop}` }).toEqual([])
  }
  for (const share of [0.5, 1, 0]) {
    await page.evaluate((top) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top, behavior: 'instant' })
    }, share * 100_000)
    await expect.poll(() => coveredOn(page), { message: `scrolled: ${share}` }).toEqual([])
  }
}

async function dismissToast(page: Page): Promise<void> {
  await toast(page).getByRole('button', { name: 'Close' }).dispatchEvent('click')
  await expect(toast(page)).toHaveCount(0)
}

test.describe('Toasts on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('are above the buttons of the editor', async ({ page }) => {
    await openEditor(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect(toast(page)).toBeVisible()
    await expect.poll(() => coveredOn(page)).toEqual([])
    const [over, actions] = [
      await toast(page).boundingBox(),
      await page.locator('.editor-actions').boundingBox(),
    ]
    expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual(actions?.y ?? 0)
  })

  test('make way for a menu as soon as it opens', async ({ page }) => {
    // The page does not look every 250 ms.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
    await openEditor(page)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expect(toast(page)).toBeVisible()
    await expect(notifications(page)).toHaveCSS('opacity', '1')
    await page.getByRole('button', { name: 'More ways to keep it' }).click()
    await expect(page.getByRole('menuitem', { name: 'Download WebP' })).toBeInViewport({ ratio: 1 })
    const first = await rectOf(page.getByRole('menuitem').first())
    await expect.poll(async () => (await rectOf(toast(page))).bottom).toBeLessThanOrEqual(first.top)
  })

  test('are shown even if the code that places them can not be loaded', async ({ page }) => {
    await page.route('**/keep-toast-clear*', (route) => route.abort())
    await page.goto('/')
    await callToastAnywhere(page)
  })
})
