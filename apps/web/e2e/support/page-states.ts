/**
 * Every page in the states that people see, for checks and pictures in every language. Buttons are found by
 * what the app says in that language.
 */
import { expect, type Locator, type Page } from 'playwright/test'
import { plainPicture } from './editor.ts'
import type { FullSite, Viewer } from './full-site.ts'
import { main } from './page-locators.ts'
import type { Say } from './say-in.ts'

/** A page that is opened. */
interface Opening {
  readonly page: Page
  readonly site: FullSite
  readonly say: Say
  /** A button by its name in English. */
  button(english: string): Locator
}

interface PageState {
  readonly name: string
  readonly viewer: Viewer
  readonly open: (opening: Opening) => Promise<unknown>
}

/** Opens a page in a state. */
export async function openState(
  { open }: PageState,
  page: Page,
  site: FullSite,
  say: Say,
): Promise<void> {
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true })
  await open({ page, site, say, button })
  await expect(page.locator('[role="status"].skeletons, .card-skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

type Open = PageState['open']

const at =
  (path: string | ((site: FullSite) => string)): Open =>
  async ({ page, site }) => {
    await page.goto(typeof path === 'string' ? path : path(site))
    await expect(page.locator('h1').first()).toBeVisible()
  }

/** The list of a page is loaded. */
const cardsOf = (page: Page) => expect(main(page).locator('article').first()).toBeVisible()

const withCards =
  (path: string | ((site: FullSite) => string)): Open =>
  async (opening) => {
    await at(path)(opening)
    await cardsOf(opening.page)
  }

const openDashboard = withCards('/dashboard')

/** The button of the first meme's card. */
const onFirstCard = (page: Page, of: string): Locator =>
  main(page)
    .locator('.meme-card')
    .first()
    .getByRole('button', { name: new RegExp(`^${of}`) })

const inDialog = (page: Page) => expect(page.locator('dialog[open]').last()).toBeVisible()

const openEditor: Open = async ({ page }) => {
  await page.goto('/create?template=9')
  await expectDrawn(page)
}

/** The preview is drawn, which waits for fonts. */
const expectDrawn = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready
        const canvas = document.querySelector<HTMLCanvasElement>('.stage-canvas canvas')
        return canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data[3]
      }),
    )
    .toBe(255)

const choosePicture = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })

/** What went wrong is said; an empty element waits for the next problem. */
const expectAlert = (page: Page) =>
  expect(page.locator('[role=alert]:not(:empty)').first()).toBeVisible()

const expectToast = (page: Page) =>
  expect(page.locator('.toast').first()).toBeVisible({ timeout: 20_000 })

const SECTIONS = { style: 0, look: 1, layers: 2 } as const

const generated: Open = async ({ page, button }) => {
  await page.goto('/create')
  await page.locator('textarea').first().fill('a cat that waits for the weekend')
  await button('Generate AI Meme').click()
  await expect(button('Generate Another')).toBeVisible({ timeout: 20_000 })
}

const section =
  (name: keyof typeof SECTIONS, act: Open = async () => undefined): Open =>
  async (opening) => {
    await openEditor(opening)
    await act(opening)
    await opening.page.locator('details.section > summary').nth(SECTIONS[name]).click()
  }

const adminTab = (tab: string): PageState => ({
  name: `admin-${tab}`,
  viewer: 'administrator',
  open: async (opening) => {
    await at(`/admin?tab=${tab}`)(opening)
    await opening.page.waitForLoadState('networkidle')
  },
})

const answered =
  (path: string, status: number, open: Open): Open =>
  async (opening) => {
    await opening.page.route(path, (route) => route.fulfill({ status }))
    await open(opening)
    await opening.page.unroute(path)
  }

const VISITORS: Readonly<Record<string, Open>> = {
  landing: at('/'),
  menu: async (opening) => {
    await at('/')(opening)
    const menu = opening.page.locator('header button[aria-haspopup="dialog"]:visible').last()
    await menu.click()
    await inDialog(opening.page)
  },
  gallery: withCards('/gallery'),
  'gallery-tags': async (opening) => {
    await withCards('/gallery')(opening)
    await opening.button('All tags').click()
    await inDialog(opening.page)
  },
  'gallery-nothing': at('/gallery?q=qqqqqqqqqq'),
  'pictures-by-address': async (opening) => {
    await at('/images')(opening)
    await expect(main(opening.page).locator('.input[readonly]')).toBeVisible()
  },
  explore: withCards('/explore'),
  'explore-tag': withCards('/explore?tag=work'),
  'explore-nothing': at('/explore?q=qqqqqqqqqq'),
  person: withCards(({ handle }) => `/u/${handle}`),
  'no-person': at('/u/nobody_here'),
  share: at(({ shareUrl }) => shareUrl),
  embed: async ({ page, site }) => {
    await page.goto(`${site.shareUrl}/embed`)
  },
  'share-gone': at(({ takenDownUrl }) => takenDownUrl),
  report: at(({ shareUrl }) => `${shareUrl}/report`),
  'report-status': at(({ reportUrl }) => reportUrl),
  suspended: at(({ suspendedUrl }) => suspendedUrl),
  login: at('/api/login?returnTo=/create'),
  'sign-up': async (opening) => {
    await at('/api/login?returnTo=/create#signup')(opening)
  },
  'login-refused': async (opening) => {
    await at('/api/login')(opening)
    const form = opening.page
      .locator('form')
      .filter({ has: opening.page.locator('[type=password]') })
    await form.first().locator('[type=email]').fill('nobody@example.com')
    await form.first().locator('[type=password]').fill('not the password')
    await form.first().locator('[type=password]').press('Enter')
    await expectAlert(opening.page)
  },
  'forgot-password': at('/api/forgot-password'),
  'reset-password': at('/api/reset-password?token=unknown'),
  'verify-email': at('/api/verify-email?token=unknown'),
  'confirm-email': at('/api/confirm-email?token=unknown'),
  privacy: at('/privacy'),
  terms: at('/terms'),
  help: at('/help'),
  'not-found': at('/nowhere'),
  'error-page': at('/api/oauth/nothing'),
  'oauth-refused': at('/oauth/authorize'),
  'api-docs': at('/api/docs'),
}

const NEWCOMERS: Readonly<Record<string, Open>> = {
  'dashboard-empty': async (opening) => {
    await at('/dashboard')(opening)
    await expect(main(opening.page).locator('h2').first()).toBeVisible()
  },
  'editor-empty': at('/create?tab=editor'),
  'editor-refused-file': async (opening) => {
    await at('/create?tab=editor')(opening)
    await choosePicture(opening.page, 'no.png', Buffer.from('no picture'))
    await expectAlert(opening.page)
  },
}

const MEMBERS: Readonly<Record<string, Open>> = {
  generator: at('/create'),
  'generator-error': async ({ page }) => {
    await page.goto('/create')
    await page.locator('textarea').first().press('Control+Enter')
    await expectToast(page)
  },
  'generator-result': generated,
  editor: openEditor,
  'editor-style': section('style'),
  'editor-look': section('look'),
  'editor-layers': section('layers', async ({ page }) => {
    await page.locator('.layer-target').first().click()
  }),
  'editor-bar': async (opening) => {
    await openEditor(opening)
    await opening.button('Bar').click()
  },
  'editor-bubble': async (opening) => {
    await openEditor(opening)
    await opening.button('Bubble').click()
  },
  'editor-draw': async (opening) => {
    await openEditor(opening)
    await opening.button('Draw').click()
    await expect(opening.page.locator('.draw-surface')).toBeVisible()
  },
  'editor-blur': async (opening) => {
    await openEditor(opening)
    await opening.button('Blur').click()
  },
  'editor-canvas-menu': async (opening) => {
    await openEditor(opening)
    await opening.button('Canvas').click()
    await expect(opening.page.getByRole('menu')).toBeVisible()
  },
  'editor-crop': async (opening) => {
    await openEditor(opening)
    await opening.button('Canvas').click()
    await opening.page.getByRole('menuitem', { name: opening.say('Crop') }).click()
  },
  'editor-blank': async (opening) => {
    await openEditor(opening)
    await opening.button('Canvas').click()
    await opening.page.getByRole('menuitem', { name: opening.say('Blank canvas…') }).click()
    await inDialog(opening.page)
  },
  'editor-stickers': async (opening) => {
    await openEditor(opening)
    await opening.button('Add sticker').click()
    await inDialog(opening.page)
    await expect(opening.page.locator('.sticker-cell').first()).toBeVisible({ timeout: 15_000 })
  },
  'editor-ideas': async (opening) => {
    await openEditor(opening)
    await opening.button('Ideas').click()
    await expect(opening.page.locator('.idea').first()).toBeVisible()
  },
  'editor-more': async (opening) => {
    await openEditor(opening)
    await opening.button('More ways to keep it').click()
    await expect(opening.page.getByRole('menu')).toBeVisible()
  },
  'editor-template-dialog': async (opening) => {
    await at('/create?tab=editor')(opening)
    await choosePicture(opening.page, 'picture.png', plainPicture(400, 300))
    await expectDrawn(opening.page)
    await opening.button('More ways to keep it').click()
    await opening.page.getByRole('menuitem', { name: opening.say('Save as template') }).click()
    await inDialog(opening.page)
  },
  'editor-share': async (opening) => {
    await openEditor(opening)
    await opening.button('Share Meme').click()
    await inDialog(opening.page)
  },
  'editor-saved': async (opening) => {
    await openEditor(opening)
    await opening.button('Save to Gallery').click()
    await expectToast(opening.page)
  },
  'editor-save-failed': answered('**/api/memes', 500, async (opening) => {
    await openEditor(opening)
    await opening.button('Save to Gallery').click()
    await expectToast(opening.page)
  }),
  dashboard: openDashboard,
  'dashboard-selected': async (opening) => {
    await openDashboard(opening)
    await main(opening.page).locator('.meme-card [aria-pressed]').first().click()
    await expect(opening.page.locator('.selection-bar')).toBeVisible()
  },
  'dashboard-share': async (opening) => {
    await opening.page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await openDashboard(opening)
    await onFirstCard(opening.page, opening.say('Share')).click()
    await inDialog(opening.page)
  },
  'dashboard-delete': async (opening) => {
    await openDashboard(opening)
    await onFirstCard(opening.page, opening.say('Delete')).click()
    await inDialog(opening.page)
  },
  'dashboard-more': async (opening) => {
    await openDashboard(opening)
    await main(opening.page).locator('.card-more').first().click()
    await expect(opening.page.getByRole('menu')).toBeVisible()
  },
  'dashboard-rename': async (opening) => {
    await openDashboard(opening)
    await main(opening.page).locator('.meme-card-words button').first().click()
  },
  'dashboard-failed': answered('**/api/memes*', 500, at('/dashboard')),
  account: async (opening) => {
    await at('/account')(opening)
    await expect(opening.page.locator('select').first()).toBeVisible()
    await opening.page.waitForLoadState('networkidle')
  },
  'account-delete': async (opening) => {
    await at('/account')(opening)
    await opening.button('Delete Account...').click()
    await inDialog(opening.page)
  },
  language: async (opening) => {
    const { page, button } = opening
    await at('/help')(opening)
    const menu = button('Open menu')
    if (await menu.isVisible()) await menu.click()
    await button('Language').filter({ visible: true }).click()
    await expect(page.locator('dialog[open] [lang=ja]')).toBeVisible()
  },
  'own-templates': withCards('/gallery?show=own'),
  'explore-member': withCards('/explore'),
}

const statesOf = (viewer: Viewer, opens: Readonly<Record<string, Open>>): PageState[] =>
  Object.entries(opens).map(([name, open]) => ({ name, viewer, open }))

/** Every page in its states. The states of a viewer follow each other. */
export const PAGE_STATES: readonly PageState[] = [
  ...statesOf('visitor', VISITORS),
  ...statesOf('newcomer', NEWCOMERS),
  ...statesOf('member', MEMBERS),
  ...['overview', 'reports', 'waiting', 'appeals', 'users', 'memes', 'invitations', 'log'].map(
    adminTab,
  ),
  {
    name: 'admin-take-down',
    viewer: 'administrator',
    open: async (opening) => {
      await at('/admin?tab=reports')(opening)
      await main(opening.page)
        .locator('button', { hasText: opening.say('Warn') })
        .first()
        .click()
      await inDialog(opening.page)
    },
  },
]
