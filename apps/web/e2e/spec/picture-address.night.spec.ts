import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { devicesOf } from '../support/devices.ts'
import { expect, test } from '../support/fixtures.ts'
import { main } from '../support/page-locators.ts'

for (const [device, use] of devicesOf('phone')) {
  test.describe(`Memes by Address, on a ${device}`, () => {
    test.use({ ...use, permissions: ['clipboard-read', 'clipboard-write'] })

    test('the address and its picture follow the texts, and can be copied', async ({ page }) => {
      await test.step('the footer leads there', async () => {
        await page.goto('/')
        await page.getByRole('contentinfo').getByRole('link', { name: 'Memes by Address' }).click()
        await expect(page).toHaveTitle(/Memes by Address/)
      })
      await test.step('a template is found and chosen', async () => {
        await page.getByLabel('Find a template').fill('works on my machine')
        await expect(page.getByRole('combobox', { name: 'Template', exact: true })).toContainText(
          'Works on My Machine',
        )
        await expect(page).toHaveURL('/images')
      })
      await test.step('a card of the gallery leads to its template', async () => {
        await page.goto('/gallery?q=iceberg')
        await page.getByRole('link', { name: '“Iceberg” by address' }).click()
        await expect(page).toHaveURL('/images?template=iceberg')
        await expect(page.getByRole('combobox', { name: 'Template', exact: true })).toHaveValue(
          'iceberg',
        )
        await page.getByLabel('Find a template').fill('works on my machine')
        await expect(page.getByRole('combobox', { name: 'Template', exact: true })).toContainText(
          'Works on My Machine',
        )
      })
      const address = page.getByLabel('Address')
      await test.step('what is typed is in the address', async () => {
        await page.getByLabel('Top Text').fill('what? a_b')
        await expect(address).toHaveValue(/\/images\/[\w-]+\/what~q_a__b\.png$/)
        await page.getByRole('combobox', { name: 'Format' }).selectOption('webp')
        await page.getByRole('combobox', { name: 'Width' }).selectOption('320')
        await expect(address).toHaveValue(/\/what~q_a__b\.webp\?width=320$/)
      })
      await test.step('its picture is shown', async () => {
        const picture = page.getByRole('img', { name: 'what? a_b' })
        await expect(picture).toHaveAttribute('src', /what~q_a__b\.webp\?width=320$/)
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBe(320)
      })
      await test.step('it is copied as Markdown, HTML and BBCode', async () => {
        const copied = async (name: string) => {
          await page.getByRole('button', { name }).click()
          return await page.evaluate(() => navigator.clipboard.readText())
        }
        const url = await address.inputValue()
        expect(await copied('URL')).toBe(url)
        expect(await copied('Markdown')).toMatch(/^!\[[^\]]+\]\(http.*width=320\)$/)
        expect(await copied('HTML')).toContain(`<img src="${url}" alt="`)
        expect(await copied('BBCode')).toBe(`[img]${url}[/img]`)
      })
      await test.step('nothing is found, and says so', async () => {
        await page.getByLabel('Find a template').fill('nothing has these words')
        await expect(main(page).getByRole('status')).toHaveText('No template has these words.')
        await page.getByLabel('Find a template').fill('')
        await expect(address).toBeVisible()
      })
      await expectNoViolationsInBothThemes(page, 'Memes by Address')
    })

    test('says when the templates or the picture can not be loaded', async ({ page }) => {
      await page.route('**/templates*', (route) => route.fulfill({ status: 503, body: '{}' }))
      await page.goto('/images')
      await expect(main(page).getByRole('alert')).toContainText(
        'The templates could not be loaded.',
      )
      await page.unroute('**/templates*')
      await page.route('**/images/*/**', (route) => route.abort())
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(main(page).getByRole('alert')).toContainText('This picture could not be loaded.')
    })
  })
}
