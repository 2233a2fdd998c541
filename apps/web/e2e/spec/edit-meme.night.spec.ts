import { canvasOf, plainPicture } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { cardOf, editMeme } from '../support/page-locators.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes, saveMeme, signUpByApi, uploadPicture } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const captions = { topText: 'Nearly', bottomText: 'right', fontSize: 40, textColor: '#ffff00' }

test.describe('Edit of a saved meme, from the dashboard', () => {
  for (const source of ['template', 'upload']) {
    test(`opens it as it was made, on its ${source}`, async ({ page }, testInfo) => {
      await signUpByApi(page)
      const customImageUrl =
        source === 'upload' ? await uploadPicture(page, plainPicture(600, 400)) : null
      const templateId = source === 'upload' ? null : 1
      const input = { title: 'Almost', ...captions, templateId, customImageUrl }
      const meme = await saveMeme(page, input)
      await page.goto('/dashboard')
      await editMeme(page, 'Almost')
      await expect(page).toHaveURL('/create?tab=editor')
      await expectToast(page, 'Open in the Editor')
      await expect(page.getByLabel('Title')).toHaveValue('Almost')
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('Nearly')
      const stored = await (await page.request.get(meme.memeImageUrl)).body()
      const differences = async () =>
        countDifferences(await readCanvas(canvasOf(page)), stored, testInfo, 'edit')
      await expect.poll(differences).toBe(0)

      await page.getByLabel('Bottom Text', { exact: true }).fill('perfect')
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await page.getByRole('button', { name: 'Save as new' }).click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')
      const texts = (await listMemes(page)).map(({ bottomText }) => bottomText)
      expect(texts).toEqual(['perfect', 'right'])
    })
  }

  test('a draft in the way, a picture out of reach, a template that is gone', async ({ page }) => {
    await test.step('asks before it replaces an unsaved draft', async () => {
      await signUpByApi(page)
      await saveMeme(page, { title: 'Saved' })
      await page.goto('/create?template=4')
      await page.getByLabel('Top Text', { exact: true }).fill('My draft')
      await page.goto('/dashboard')
      await editMeme(page, 'Saved')
      const question = page.getByRole('dialog', { name: 'Replace your draft?' })
      await question.getByRole('button', { name: 'Cancel' }).click()
      await page.goto('/create?tab=editor')
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('My draft')

      await page.goto('/dashboard')
      await editMeme(page, 'Saved')
      await question.getByRole('button', { name: 'Replace' }).click()
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('Top')
    })
    await test.step('shows an error if the picture can’t be loaded, and stays', async () => {
      await saveMeme(page, { title: 'Out of reach' })
      await page.goto('/dashboard')
      await page.route('**/api/templates/1', (route) => route.abort())
      await editMeme(page, 'Out of reach')
      await expectToast(page, 'Error')
      await expect(page).toHaveURL('/dashboard')
    })
    await test.step('is not offered when the template is gone', async () => {
      const meme = await saveMeme(page, { title: 'Orphan' })
      await page.route('**/api/memes', (route) =>
        route.fulfill({ json: [{ ...meme, templateId: null }] }),
      )
      await page.goto('/dashboard')
      await expect(cardOf(page, 'Orphan').getByRole('button', { name: 'Delete' })).toBeVisible()
      await expect(cardOf(page, 'Orphan').getByRole('button', { name: 'Edit' })).toHaveCount(0)
    })
  })
})
