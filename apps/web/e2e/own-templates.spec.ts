import type { Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from './support/axe.ts'
import { DEVICES } from './support/devices.ts'
import { canvasOf, openEditor, plainPicture, upload } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { expectToast } from './support/toasts.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More ways to keep it' }).click()
  await page.getByRole('menuitem', { name: 'Save as template' }).click()
  await expect(dialog(page).getByLabel('Name')).toBeVisible()
}

async function ownTemplates(page: Page): Promise<Template[]> {
  const templates: Template[] = await (await page.request.get('/api/templates?own=true')).json()
  return templates
}

for (const [device, use] of Object.entries(DEVICES)) {
  test.describe(`a template of one’s own on a ${device}`, () => {
    test.use(use)

    test('is saved in the editor, used, changed, deleted and brought back', async ({ page }) => {
      await openEditor(page)
      await upload(page, plainPicture(400, 300))
      await page.getByLabel('Top Text').fill('An example')
      await openDialog(page)
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expect(dialog(page).getByRole('alert')).toHaveText('Please give it a name.')
      await dialog(page).getByLabel('Name').fill('Gray wall')
      await dialog(page).getByLabel('What the picture shows').fill('A wall that is gray.')
      await dialog(page).getByLabel('Add a tag').fill('wall,plain')
      await expectNoViolationsInBothThemes(page, 'the form of a template')
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Success', '“Gray wall” is in your templates.')
      await expect(dialog(page)).toHaveCount(0)
      expect(await ownTemplates(page)).toMatchObject([
        {
          name: 'Gray wall',
          description: 'A wall that is gray.',
          tags: ['wall', 'plain'],
          width: 400,
          height: 300,
          example: { topText: 'An example', bottomText: '' },
        },
      ])

      await page.goto(`/create?template=${(await ownTemplates(page))[0]?.id}`)
      // Its zones are changed in the editor, from which it is replaced.
      await expect(canvasOf(page)).toBeVisible()
      await page.getByLabel('Bottom Text').fill('Another')
      await openDialog(page)
      await expect(dialog(page).getByLabel('Name')).toHaveValue('Gray wall')
      await dialog(page).getByRole('button', { name: 'Replace' }).click()
      await expectToast(page, 'Success', '“Gray wall” is changed.')
      const [changed, ...others] = await ownTemplates(page)
      expect(others).toEqual([])
      expect(changed).toMatchObject({
        description: 'A wall that is gray.',
        tags: ['wall', 'plain'],
        example: { topText: 'An example', bottomText: 'Another' },
      })
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Success', 'Meme saved to your gallery!')

      // A sticker makes another picture, and so another template.
      await page.getByRole('button', { name: 'Add sticker' }).click()
      await dialog(page).getByRole('gridcell').first().getByRole('button').click()
      await openDialog(page)
      await expect(dialog(page).getByRole('button', { name: 'Replace' })).toHaveCount(0)
      await dialog(page).getByLabel('Name').fill('With a sticker')
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Success', '“With a sticker” is in your templates.')
      const [sticker] = await ownTemplates(page)
      expect(sticker?.imageUrl).not.toBe(changed?.imageUrl)
      expect(sticker?.layers).toHaveLength(2)
    })
  })
}
