import type { Page } from 'playwright/test'
import { openEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { startLocalHttpServer } from '../support/local-http-server.ts'
import { listMemes, saveMeme, signUpByApi } from '../support/test-user.ts'

/** Another site: the same machine under another name, which is another site for the browser. */
async function openOtherSite(page: Page, body = '') {
  const site = await startLocalHttpServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Evil</title>${body}`)
  })
  await page.goto(`http://localhost:${site.port}/`)
  return site.close
}

test.describe('Another site', () => {
  test('can not save, upload, delete or sign up in a user’s name', async ({ page, server }) => {
    await signUpByApi(page)
    const meme = await saveMeme(page)
    const close = await openOtherSite(page)

    const attempts = {
      '/api/memes': JSON.stringify({ templateId: 1 }),
      '/api/upload': 'picture',
      '/api/signup': 'email=evil%40example.com&password=correct+horse',
    }
    for (const [path, body] of Object.entries(attempts)) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const init = {
        method: 'POST',
        body,
        headers,
        credentials: 'include',
        mode: 'no-cors',
      } as const
      // The response is blocked completely: its Cross-Origin-Resource-Policy forbids reading it.
      const outcome = page.evaluate(([url, sent]) => fetch(url, sent).catch(String), [
        server.url + path,
        init,
      ] as const)
      expect(await outcome, path).toContain('Failed to fetch')
    }
    // Other than simple requests are not even sent, because the preflight is not answered.
    const refusal = await page.evaluate(
      (url) => fetch(url, { method: 'DELETE', credentials: 'include' }).catch(String),
      `${server.url}/api/memes/${meme.id}`,
    )
    expect(refusal).toContain('Failed to fetch')
    expect((await listMemes(page)).map(({ id }) => id)).toEqual([meme.id])
    const form = { email: 'evil@example.com', password: 'correct horse' }
    expect((await page.request.post('/api/login', { form })).status()).toBe(401)
    await close()
  })

  test('can not send a form, and the user is told', async ({ page, server }) => {
    const form = `<form method="post" action="${server.url}/api/login">
      <input name="email" value="evil@example.com"><input name="password" value="correct horse">
      <button>Win a prize</button></form>`
    const close = await openOtherSite(page, form)
    await page.getByRole('button').click()
    await expect(page.getByRole('alert')).toHaveText(
      'This request came from another site, so it was refused.',
    )
    await close()
  })

  test('can not put this one into a frame', async ({ page, server }) => {
    const close = await openOtherSite(page, `<iframe src="${server.url}/"></iframe>`)
    const frameUrl = () =>
      page
        .frames()
        .find((each) => each !== page.mainFrame())
        ?.url()
    await expect.poll(frameUrl).toBe('chrome-error://chromewebdata/')
    await close()
  })
})

test.describe('The content security policy', () => {
  test('is violated by no page, and blocks inline scripts', async ({ page }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text())
    })
    await page.goto('/api/login')
    await signUpByApi(page)
    const meme = await saveMeme(page)
    // `not-found.spec.ts` looks at the console of every page.
    for (const path of isFull
      ? ['/', '/gallery', '/dashboard', '/create', '/nope', meme.shareUrl]
      : [meme.shareUrl]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
    await openEditor(page)
    await page.getByLabel('Top Text', { exact: true }).fill('Safe')
    await saveMeme(page)
    await page.goto('/dashboard')
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
    expect(violations).toEqual([])

    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "Evil"'
      document.body.append(script)
      const image = document.createElement('img')
      image.setAttribute('onerror', 'document.title = "Evil"')
      image.src = '/nope.png'
      document.body.append(image)
      return document.title
    })
    expect(ran).not.toBe('Evil')
    await expect.poll(() => violations.length).toBeGreaterThan(1)
    await expect(page).not.toHaveTitle('Evil')
  })
})
