import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { MAX_OWN_TEMPLATES, type Template } from '@memesmith/contract'
import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from './support/axe.ts'
import { devicesOf } from './support/devices.ts'
import { canvasOf, openEditor, plainPicture, upload } from './support/editor.ts'
import { expect, test } from './support/fixtures.ts'
import { cardOf, cards, main } from './support/page-locators.ts'
import { signUpByApi } from './support/test-user.ts'
import { expectToast, toast } from './support/toasts.ts'

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search templates' })
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

/** Shows a part of the gallery. */
const show = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('link', { name }).click()

async function option(page: Page, template: string, name: string): Promise<void> {
  await cardOf(page, template)
    .getByRole('button', { name: `Options of “${template}”` })
    .click()
  await page.getByRole('menuitem', { name }).click()
}

for (const [device, use] of devicesOf('phone')) {
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
      await dialog(page).getByLabel('Bottom Text').fill(' The floor ')
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

      // The gallery has it first in a search, and in a part of its own.
      await toast(page).getByRole('link', { name: 'My Templates' }).click()
      await expect(page).toHaveURL(/show=mine/)
      await expect(cards(page)).toHaveCount(1)
      await show(page, 'My templates')
      await expect(page).toHaveURL(/\/gallery$/)
      await expect(cards(page).nth(8)).toBeVisible()
      await expect(cardOf(page, 'Gray wall')).toHaveCount(0)
      await search(page).fill('wall')
      await expect(cards(page).first().getByRole('heading')).toHaveText('Gray wall')
      await search(page).fill('')
      await show(page, 'My templates')
      await expect(cardOf(page, 'Gray wall').getByRole('img')).toHaveAttribute(
        'alt',
        'A wall that is gray.',
      )
      await expectNoViolationsInBothThemes(page, 'my templates')

      // Its zones are changed in the editor, from which it is replaced.
      await cardOf(page, 'Gray wall').getByRole('link', { name: 'Use Template' }).click()
      await expect(canvasOf(page)).toBeVisible()
      await page.getByLabel('The floor').fill('Another')
      await openDialog(page)
      await expect(dialog(page).getByLabel('Bottom Text')).toHaveValue('The floor')
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

      await page.goto('/gallery?show=mine')
      await expect(cards(page)).toHaveCount(2)
      await option(page, 'Gray wall', 'Edit')
      await dialog(page).getByLabel('Name').fill('Blue wall')
      await dialog(page).getByRole('button', { name: 'Remove plain' }).click()
      await dialog(page).getByRole('button', { name: 'Save' }).click()
      await expectToast(page, 'Success', '“Blue wall” is changed.')
      await option(page, 'Blue wall', 'Delete')
      await dialog(page).getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Success', 'Template deleted successfully.')
      await expect(cardOf(page, 'Blue wall')).toHaveCount(0)
      await toast(page).getByRole('button', { name: 'Undo' }).click()
      await expectToast(page, 'Restored', 'The template is back.')
      await expect(cardOf(page, 'Blue wall')).toBeVisible()
      expect((await ownTemplates(page)).map(({ tags }) => tags)).toEqual([
        ['wall', 'plain'],
        ['wall'],
      ])
    })

    test('favorites and recent templates are kept in the browser, without an account', async ({
      page,
    }) => {
      await page.goto('/gallery')
      await show(page, 'Favorites')
      await expect(main(page).getByText('No favorites yet')).toBeVisible()
      await expectNoViolationsInBothThemes(page, 'no favorites')
      await main(page).getByRole('link', { name: 'Show all templates' }).click()
      await expect(cards(page).nth(1)).toBeVisible()
      const names = await cards(page).getByRole('heading').allTextContents()
      for (const name of names.slice(0, 2)) {
        await cardOf(page, name).hover()
        await cardOf(page, name)
          .getByRole('button', { name: `Favorite “${name}”` })
          .click()
      }
      await show(page, 'Favorites')
      await expect(cards(page).getByRole('heading')).toHaveText(names.slice(0, 2).reverse())
      await expectNoViolationsInBothThemes(page, 'favorites')
      await page.reload()
      await expect(cards(page)).toHaveCount(2)
      const last = cards(page).last()
      await last.hover()
      await last.getByRole('button', { name: /^Favorite/ }).click()
      await expect(cards(page)).toHaveCount(1)

      await show(page, 'My templates')
      await expect(main(page).getByText('Templates of your own')).toBeVisible()
      await signUpByApi(page)
      await page.goto('/gallery?show=mine')
      await expect(main(page).getByText('No templates of your own yet')).toBeVisible()
      await page.goto('/create?template=3')
      await expect(canvasOf(page)).toBeVisible()
      await page.goto('/gallery?show=recent')
      await expect(cards(page)).toHaveCount(1)
      await page.goBack()
      await page.goForward()
      await search(page).fill('qqqqqqq')
      await expect(main(page).getByText('No templates found')).toBeVisible()
    })
  })
}

test('a template is made of a public one, of a part of a picture, and of a moving one', async ({
  page,
}) => {
  const publicOnes: Template[] = await (await page.request.get('/api/templates')).json()
  const [still, moving] = [1, 2].map((least) =>
    publicOnes.find(({ frames }) => Math.min(frames, 2) === least),
  )
  await openEditor(page, `/create?template=${still?.id}`)
  await openDialog(page)
  await expect(dialog(page).getByLabel('Name')).toHaveValue(still?.name ?? '')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', `“${still?.name}” is in your templates.`)
  const [copy] = await ownTemplates(page)
  const { name, description, tags, width, height, layers } = { ...still }
  expect(copy).toMatchObject({ name, description, tags, width, height, layers })
  expect(copy?.imageUrl).not.toBe(still?.imageUrl)

  await crop(page, 200)
  await openDialog(page)
  await dialog(page).getByLabel('Name').fill('A part')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', '“A part” is in your templates.')
  const [part] = await ownTemplates(page)
  expect(part?.width).toBeLessThan(copy?.width ?? 0)
  expect(part?.height).toBe(copy?.height)

  await page.goto(`/create?template=${moving?.id}`)
  await expect(canvasOf(page)).toBeVisible()
  await openDialog(page)
  await dialog(page).getByLabel('Name').fill('It moves')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', '“It moves” is in your templates.')
  const [third] = await ownTemplates(page)
  expect(third?.frames).toBe(moving?.frames)
  await crop(page, 100)
  await openDialog(page)
  await expect(dialog(page).getByRole('alert').first()).toHaveText(
    /^A template that moves can have no stickers and nothing hidden, and its picture can’t be cropped/,
  )
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled()
})

/** Keeps a strip of the picture. */
async function crop(page: Page, width: number): Promise<void> {
  await page.getByRole('button', { name: 'Canvas', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Crop' }).click()
  await page.getByRole('spinbutton', { name: 'Width', exact: true }).fill(String(width))
  await page.getByRole('button', { name: 'Apply' }).click()
}

test('the most templates that a user may keep are shown, and one more is refused', async ({
  page,
  server,
}) => {
  await openEditor(page)
  await upload(page, plainPicture(400, 300))
  await openDialog(page)
  await dialog(page).getByLabel('Name').fill('The first')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', '“The first” is in your templates.')
  const [first] = await ownTemplates(page)
  const db = new DatabaseSync(join(server.dataDir, 'memesmith.sqlite'))
  const columns = 'user_id, description, tags, layers, image_id, thumbnail_id, created_at'
  db.exec(`pragma busy_timeout = 5000; with recursive numbers (number) as
    (select 2 union all select number + 1 from numbers where number < ${MAX_OWN_TEMPLATES})
    insert into own_templates (archive_key, name, ${columns})
    select 'copy-' || number, 'Copy ' || number, ${columns} from own_templates, numbers
      where own_templates.id = ${first?.id}`)
  db.close()
  await openDialog(page)
  await dialog(page).getByLabel('Name').fill('One more')
  await dialog(page)
    .getByRole('button', { name: 'Save as new' })
    .or(dialog(page).getByRole('button', { name: 'Save' }))
    .first()
    .click()
  await expectToast(
    page,
    'Error',
    `Failed to save the template. Please try again. You have ${MAX_OWN_TEMPLATES} templates of your own, which is the limit. Delete some that you no longer need, then try again.`,
  )
  await expect(dialog(page).getByLabel('Name')).toHaveValue('One more')

  await page.route('**/api/templates?own=true', (route) => route.abort())
  await page.goto('/gallery?show=mine')
  await expect(main(page).getByText('The templates could not be loaded')).toBeVisible()
  await page.unroute('**/api/templates?own=true')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', String(MAX_OWN_TEMPLATES))
  expect(await page.locator('*').count()).toBeLessThan(3000)
  await search(page).fill('copy 77')
  await expect(cards(page).first().getByRole('heading')).toHaveText('Copy 77')
})
