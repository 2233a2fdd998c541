import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { canvasOf } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { generate, openGenerator } from '../support/generator.ts'
import { signUpByApi } from '../support/test-user.ts'

test('an empty template gets words with two taps', async ({ page }) => {
  await signUpByApi(page)
  const templates: readonly { readonly id: number; readonly name: string }[] = await (
    await page.request.get('/api/templates')
  ).json()
  const template = templates.find(({ name }) => name === 'Two Hard Choices')
  await page.goto(`/create?template=${template?.id}`)
  await expect(canvasOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Ideas', exact: true }).click()
  const ideas = page.getByRole('region', { name: 'Ideas' })
  const cards = ideas.getByRole('list').getByRole('button')
  await expect(cards).toHaveCount(4)
  await expect(cards.first()).toBeInViewport({ ratio: 1 })
  await cards.filter({ hasText: 'Order in' }).click()
  await expect(page.getByLabel('Left door')).toHaveValue('Cook')
  await expect(page.getByLabel('Bottom Text')).toHaveValue('I have checked the fridge four times')
  await expect(canvasOf(page)).toHaveAccessibleName(/Cook \/ Order in/)
  await ideas.getByRole('textbox').fill('tea or coffee')
  await ideas.getByRole('button', { name: 'Get Ideas' }).click()
  await expect(cards.first()).toContainText('Tea')
  await cards.first().click()
  await expect(page.getByLabel('Right door')).toHaveValue('Coffee')
  await expectNoViolationsInBothThemes(page, 'ideas')
})

test('a generated meme comes with templates that fit, and one tap opens one, filled', async ({
  page,
}) => {
  await openGenerator(page)
  await generate(page, 'sleep or one more episode')
  const offers = page.getByRole('region', { name: 'Templates that fit' })
  const pictures = offers.getByRole('button')
  await expect(pictures).toHaveCount(3)
  const first = pictures.first()
  await expect(first).toHaveAccessibleName(/sleep/i)
  await expect(first).toBeEnabled()
  await expectNoViolationsInBothThemes(page, 'offers')
  await first.click()
  await expect(page.getByRole('tab', { name: 'Template Editor' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(canvasOf(page)).toHaveAccessibleName(/sleep/i)
})
