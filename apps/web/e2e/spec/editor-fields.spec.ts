import type { Page } from 'playwright/test'
import { layer, said } from '../support/canvas.ts'
import { canvasOf, openEditor, openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { editMeme } from '../support/page-locators.ts'
import { listTemplates } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const editor = (page: Page) => page.getByRole('tabpanel', { name: 'Template Editor' })
/** The id of a starter template. */
async function idOf(page: Page, name: string): Promise<number> {
  const template = (await listTemplates(page)).find((each) => each.name === name)
  if (template === undefined) throw new Error(`expected a template ${name}`)
  return template.id
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.describe('§2 Template Editor: fields', () => {
  test('a template names its fields and layers, also after a reload and when its meme is edited', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    await page.goto(`/create?template=${await idOf(page, 'Tempted While Taken')}`)
    const names = ['The temptation', 'The partner', 'The tempted one']
    for (const name of names) await field(page, name).fill(`${name}?`)
    await page.locator('summary', { hasText: 'Layers' }).click()
    const list = page.getByRole('list', { name: 'Layers, from front to back' })
    await expect(list.getByRole('button', { name: 'The partner' })).toBeVisible()
    await layer(page, 'The partner\\?').focus()
    await page.keyboard.press('Control+d')
    await expect(said(page)).toHaveText('Text 4 added')
    await page.keyboard.press('Delete')
    await page.reload()
    await expect(field(page, 'The tempted one')).toHaveValue('The tempted one?')
    await page.getByLabel('Title').fill('Named')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await page.goto('/dashboard')
    await editMeme(page, 'Named')
    for (const name of names) await expect(field(page, name)).toHaveValue(`${name}?`)
  })

  test('a text that another template has no place for is not drawn, and offered back', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    await page.goto(`/create?template=${await idOf(page, 'Tempted While Taken')}`)
    await field(page, 'The temptation').fill('One')
    await field(page, 'The partner').fill('Two')
    await field(page, 'The tempted one').fill('An old label')
    await page.goto('/create?template=1')
    await expect(field(page, 'Top Text')).toHaveValue('One')
    await expect(field(page, 'Bottom Text')).toHaveValue('Two')
    await expect(field(page, 'Text 3')).toHaveValue('An old label')
    await expect(layer(page, 'Two')).toBeVisible()
    await expect(layer(page, 'An old label')).toHaveCount(0)
    await expect(canvasOf(page)).not.toHaveAccessibleName(/An old label/)
    await page.getByRole('button', { name: 'Add it to the picture' }).click()
    await expect(layer(page, 'An old label')).toBeVisible()
    await expect(canvasOf(page)).toHaveAccessibleName(/An old label/)
    await expect(page.getByRole('button', { name: 'Add it to the picture' })).toHaveCount(0)
  })

  test('Title field (signed-in only)', async ({ page }) => {
    await page.goto('/create?template=1')
    await expect(page.getByRole('heading', { name: 'Sign Up Required' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveCount(0)
    await openEditor(page)
    await expect(editor(page).getByLabel('Title')).toBeVisible()
  })

  test('placeholder text when there is no image, with a link', async ({ page }) => {
    await openEmptyEditor(page)
    await expect(
      editor(page).getByText('Upload an image or select a template to start'),
    ).toBeVisible()
    await expect(canvasOf(page)).toHaveCount(0)
    await editor(page).getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})
