import type { Browser, Page } from 'playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { devicesOf } from '../support/devices.ts'
import { canvasOf, openEditor, plainPicture } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { expectRedirectToLogin, stopClock } from '../support/page-clock.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { fillSignUp } from '../support/sign-up.ts'
import { listMemes, newEmail, saveMeme, signUpByApi, uploadPicture } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

type Input = Parameters<typeof saveMeme>[1]

/** A meme of another user. */
async function sharedMeme(browser: Browser, baseURL: string, input: Input = {}) {
  const owner = await browser.newPage({ baseURL })
  await signUpByApi(owner)
  const meme = await saveMeme(owner, { title: 'To remix', topText: 'their words', ...input })
  await owner.close()
  return meme
}

async function remix(page: Page, shareUrl: string): Promise<void> {
  await page.goto(shareUrl)
  await page.getByRole('link', { name: 'Remix' }).click()
}

for (const [device, use] of devicesOf('phone')) {
  test.describe(`Remix of a share page, on a ${device}`, () => {
    test.use(use)

    test('opens the template with its words, to be saved as one’s own', async ({
      page,
      browser,
      server,
    }, testInfo) => {
      const theirs = await sharedMeme(browser, server.url, { templateId: 3 })
      await signUpByApi(page)
      await remix(page, theirs.shareUrl)
      await expect(page).toHaveURL('/create?tab=editor')
      await expectToast(page, 'Ready to Remix')
      await expect(page.getByRole('tab', { name: 'Template Editor' })).toHaveAttribute(
        'aria-selected',
        'true',
      )
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('their words')
      await expect(page.getByLabel('Title')).toHaveValue('To remix')
      const stored = await (await page.request.get(theirs.memeImageUrl)).body()
      const differences = async () =>
        countDifferences(await readCanvas(canvasOf(page)), stored, testInfo, 'remix')
      await expect.poll(differences).toBe(0)
      await page.getByLabel('Top Text', { exact: true }).fill('my words')
      await page.reload()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('my words')
      await expect(canvasOf(page)).toBeVisible()
      // Somebody else's meme can't be replaced.
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      const [mine] = await listMemes(page)
      expect(mine).toMatchObject({ topText: 'my words', templateId: 3 })
      expect(mine?.shareUrl).not.toBe(theirs.shareUrl)
    })
  })
}

test.describe('Remix', () => {
  test('of an upload opens the finished picture, without its captions', async ({
    page,
    browser,
    server,
  }) => {
    const owner = await browser.newPage({ baseURL: server.url })
    await signUpByApi(owner)
    const customImageUrl = await uploadPicture(owner, plainPicture(400, 300))
    const theirs = await saveMeme(owner, { title: 'Mine', templateId: null, customImageUrl })
    await owner.close()
    await signUpByApi(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await remix(page, theirs.shareUrl)
    await expect(canvasOf(page)).toHaveJSProperty('width', theirs.width)
    await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('')
    expect(asked).toContain(theirs.memeImageUrl)
    expect(asked).not.toContain(customImageUrl)
  })

  test('Remix signed out: the Sign Up Required flow, and back to the same address', async ({
    page,
    browser,
    server,
  }) => {
    const theirs = await sharedMeme(browser, server.url)
    const address = `/create?remix=${theirs.shareUrl.slice('/m/'.length)}`

    await test.step('signed out: the Sign Up Required flow, and back to the same address', async () => {
      await stopClock(page)
      await remix(page, theirs.shareUrl)
      await expectToast(page, 'Sign Up Required')
      await expectRedirectToLogin(page, 2000, address, '#signup')
    })
    await test.step('after signing up the meme is open', async () => {
      await fillSignUp(page, newEmail())
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('their words')
    })
  })

  test('Remix of a meme that can not be opened, and over a draft', async ({
    page,
    browser,
    server,
  }) => {
    const theirs = await sharedMeme(browser, server.url)

    await test.step('that fails can be retried', async () => {
      await signUpByApi(page)
      await page.route('**/api/share/*', (route) => route.abort())
      await remix(page, theirs.shareUrl)
      await expect(page.getByRole('heading', { name: 'could not be opened' })).toBeVisible()
      await page.unroute('**/api/share/*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('their words')
    })
    await test.step('asks before it replaces an unsaved draft', async () => {
      await page.goto('/create?template=4')
      await expect(canvasOf(page)).toBeVisible()
      await page.getByLabel('Top Text', { exact: true }).fill('My draft')
      await test.step('of a meme that is not there says so and leads on, and leaves the draft', async () => {
        for (const shareId of ['x'.repeat(22), '../memes']) {
          await test.step(shareId, async () => {
            await page.goto(`/create?remix=${encodeURIComponent(shareId)}`)
            await expect(page.getByRole('heading', { name: 'This meme is gone' })).toBeVisible()
            await expectNoViolations(page, 'gone')
            await page.getByRole('main').getByRole('link', { name: 'Browse Templates' }).click()
            await expect(page).toHaveURL('/gallery')
          })
        }
        // An empty address names no meme.
        await page.goto('/create?tab=editor&remix=')
        await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My draft')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
      await remix(page, theirs.shareUrl)
      const question = page.getByRole('dialog', { name: 'Replace your draft?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My draft')
      await remix(page, theirs.shareUrl)
      await question.getByRole('button', { name: 'Replace' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('their words')
    })
  })
})

test('the same document from the editor, a remix and the API is stored with the same bytes', async ({
  page,
  browser,
  server,
}) => {
  await openEditor(page, '/create?template=9')
  for (const [name, text] of Object.entries({
    'Left door': 'Read on',
    'Right door': 'Sleep',
    'Bottom Text': 'Me, at night',
  })) {
    await page.getByRole('textbox', { name }).fill(text)
  }
  await page.getByRole('button', { name: 'Add sticker' }).click()
  await page.getByRole('searchbox').fill('rocket')
  await page.getByRole('gridcell').getByRole('button', { name: 'rocket', exact: true }).click()
  await page.keyboard.press('Shift+ArrowLeft')
  await save(page)
  const [edited] = await listMemes(page)
  if (edited === undefined) throw new Error('expected a saved meme')

  const friend = await browser.newPage({ baseURL: server.url })
  await signUpByApi(friend)
  await remix(friend, edited.shareUrl)
  await expect(friend.getByRole('textbox', { name: 'Bottom Text' })).toHaveValue('Me, at night')
  await save(friend)
  const [remixed] = await listMemes(friend)

  const { templateId, document } = edited
  const response = await page.request.post('/api/memes', { data: { templateId, document } })
  const sent: typeof edited = await response.json()

  const stored = async (meme: typeof edited | undefined) =>
    (await page.request.get(meme?.memeImageUrl ?? '')).body()
  const bytes = await stored(edited)
  for (const meme of [remixed, sent]) {
    expect(meme?.document).toEqual(document)
    expect((await stored(meme)).equals(bytes)).toBe(true)
  }
  await friend.close()
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Success', 'Meme saved to your gallery!')
}
