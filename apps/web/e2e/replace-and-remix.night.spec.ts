import { canvasOf, readPreview } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { editMeme } from './support/page-locators.ts'
import { countDifferences, readCanvas } from './support/pixels.ts'
import { fillSignUp } from './support/sign-up.ts'
import { listMemes, newEmail, signUpByApi } from './support/test-user.ts'
import { expectToast } from './support/toasts.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('a meme is saved, edited and replaced; a friend sees it, and remixes it', async ({
  page,
  browser,
  server,
}, testInfo) => {
  test.setTimeout(180_000)
  const friend = await browser.newPage({ baseURL: server.url })

  let link = ''
  await test.step('1. save, and copy the link in one step', async () => {
    await signUpByApi(page)
    await page.goto('/create?template=4')
    await expect(canvasOf(page)).toBeVisible()
    await page.getByLabel('Top Text', { exact: true }).fill('First draught')
    await page.getByLabel('Title').fill('Typo')
    await page.getByRole('button', { name: 'Share Meme' }).click()
    await page.getByRole('button', { name: 'Save & Copy Link' }).click()
    await expectToast(page, 'Copied!', 'Meme URL copied to clipboard.')
    link = await page.evaluate(() => navigator.clipboard.readText())
    await friend.goto(link)
    await expect(friend.getByRole('img', { name: /First draught/ })).toBeVisible()
  })

  await test.step('2. edit from the dashboard, rename, and replace', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Rename “Typo”' }).click()
    await page.keyboard.type('Fixed')
    await page.keyboard.press('Enter')
    await editMeme(page, 'Fixed')
    await expect(page.getByLabel('Title')).toHaveValue('Fixed')
    await page.getByLabel('Top Text', { exact: true }).fill('First draft')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await expectToast(page, 'Success', 'Meme saved to your gallery!')
    expect(await listMemes(page)).toHaveLength(1)
  })

  await test.step('3. the friend’s link shows the new picture', async () => {
    await friend.reload()
    const picture = friend.getByRole('img', { name: /First draft\b/ })
    await expect(picture).toBeVisible()
    const src = (await picture.getAttribute('src')) ?? ''
    const shown = await (await friend.request.get(src)).body()
    await expect(canvasOf(page)).toHaveAccessibleName(/First draft/)
    const seen = await readCanvas(canvasOf(page))
    expect(await countDifferences(seen, shown, testInfo, 'shown')).toBe(0)
  })

  await test.step('4. the friend signs up to remix it', async () => {
    await friend.getByRole('link', { name: 'Remix' }).click()
    await friend.waitForURL('**/api/login**')
    await fillSignUp(friend, newEmail())
    await expect(friend.getByLabel('Top Text', { exact: true })).toHaveValue('First draft')
    const seen = await readPreview(friend)
    const theirs = await readCanvas(canvasOf(page))
    expect(await countDifferences(seen, theirs, testInfo, 'remix')).toBe(0)
    await friend.getByLabel('Bottom Text', { exact: true }).fill('Second opinion')
    await friend.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(friend, 'Success', 'Meme saved to your gallery!')
    expect((await listMemes(friend))[0]).toMatchObject({
      topText: 'First draft',
      bottomText: 'Second opinion',
      templateId: 4,
    })
    expect((await listMemes(page))[0]).toMatchObject({ bottomText: '' })
  })
  await friend.close()
})
