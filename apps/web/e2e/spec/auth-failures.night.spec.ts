import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { passTime, stopClock } from '../support/page-clock.ts'
import { main, mainMenu } from '../support/page-locators.ts'
import { signUpByApi } from '../support/test-user.ts'
import { toast } from '../support/toasts.ts'

const USER = '**/api/auth/user'
const MINUTE = 60_000

const TOO_LATE = 'The server did not answer in time.'

/** Failures of the current-user call, and the message for each. */
const FAILURES = {
  'is busy (503)': {
    says: 'The server is busy. Please try again in a moment.',
    fail: (page: Page) =>
      page.route(USER, (route) =>
        route.fulfill({
          status: 503,
          json: {
            code: 'busy',
            message: 'The server is busy. Please try again in a moment.',
            requestId: '1',
          },
        }),
      ),
  },
  'fails without a word': {
    says: 'The server answered with error 500.',
    fail: (page: Page) => page.route(USER, (route) => route.fulfill({ status: 500, body: '' })),
  },
  hangs: {
    says: TOO_LATE,
    fail: (page: Page) => page.route(USER, () => undefined),
  },
  'drops the connection': {
    says: 'The server could not be reached. Please check your connection.',
    fail: (page: Page) => page.route(USER, (route) => route.abort()),
  },
  'answers with a page of a proxy': {
    says: 'The answer of the server could not be read.',
    fail: (page: Page) =>
      page.route(USER, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to this hotel</h1>' }),
      ),
  },
  'answers null': {
    says: 'The answer of the server could not be read.',
    fail: (page: Page) => page.route(USER, (route) => route.fulfill({ json: null })),
  },
} as const

const AFTERWARDS = {
  '/dashboard': (page: Page) => main(page).getByText('Welcome back, Ada!'),
  '/create': (page: Page) => page.getByRole('tab', { name: 'AI Generator' }),
  '/account': (page: Page) => main(page).getByRole('heading', { name: 'Change Password' }),
} as const

const isPage = (path: string): path is keyof typeof AFTERWARDS => path in AFTERWARDS

test.describe('Only a 401 means signed out: with a valid session', () => {
  const [DASHBOARD, ...OTHERS] = Object.keys(AFTERWARDS).filter(isPage)

  /** The messages of the other failures are tested in `auth-problem.test.tsx`. */
  const SAMPLE = ['is busy (503)', 'hangs']

  /** One failure on each page, and one on the first: the rest is in a full run. */
  const pagesFor = (failure: string) =>
    [
      ...(isFull || SAMPLE.includes(failure) ? [DASHBOARD] : []),
      ...(isFull || failure === SAMPLE[0] ? OTHERS : []),
    ].filter((path) => path !== undefined)

  test('a page stays, and offers to try again', async ({ page }) => {
    await signUpByApi(page)
    await stopClock(page)
    for (const [failure, { says, fail }] of Object.entries(FAILURES)) {
      for (const path of pagesFor(failure)) {
        await test.step(`${path} when the server ${failure}`, async () => {
          await fail(page)
          const navigations: string[] = []
          page.on('request', (request) => {
            if (request.isNavigationRequest()) navigations.push(new URL(request.url()).pathname)
          })
          await page.goto(path)
          const alert = main(page).getByRole('alert')
          // A minute that passes before the answer is there would be a server that does not answer.
          if (says !== TOO_LATE) await expect(alert).toContainText(says)
          await passTime(page, MINUTE)
          await expect(alert.getByRole('heading')).toHaveText('We could not check who is signed in')
          await expect(alert).toContainText(says)
          await passTime(page, MINUTE)
          expect(navigations).toEqual([path])
          await expect(toast(page)).toHaveCount(0)
          const links = ['Home', 'Gallery', 'Create', 'Log In', 'Sign Up']
          await expect(mainMenu(page).getByRole('link')).toHaveText(links)

          await page.unroute(USER)
          await alert.getByRole('button', { name: 'Try again' }).click()
          await expect(AFTERWARDS[path](page)).toBeVisible()
          await expect(alert).toHaveCount(0)
          await expect(main(page)).toBeFocused()
          expect(navigations).toEqual([path])
          page.removeAllListeners('request')
        })
      }
    }
  })

  test('a second failure shows an error, and the button keeps the focus', async ({ page }) => {
    await signUpByApi(page)
    await FAILURES['drops the connection'].fail(page)
    await page.goto('/dashboard')
    const again = main(page).getByRole('button', { name: 'Try again' })
    await again.focus()
    await FAILURES['is busy (503)'].fail(page)
    await page.keyboard.press('Enter')
    await expect(main(page).getByRole('alert')).toContainText(FAILURES['is busy (503)'].says)
    await expect(again).toBeFocused()
  })

  test('the gallery shows its templates, and offers to try again', async ({ page }) => {
    await signUpByApi(page)
    await FAILURES['is busy (503)'].fail(page)
    await page.goto('/gallery')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(main(page).getByText('We could not check who is signed in.')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Sign Up to Use' })).toHaveCount(0)
    await page.unroute(USER)
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('link', { name: 'Use Template' }).first()).toBeVisible()
  })
})
