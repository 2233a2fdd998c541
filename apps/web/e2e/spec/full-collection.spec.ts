import { openEditor } from '../support/editor.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { listMemes } from '../support/member.ts'
import { startServer } from '../support/server.ts'
import { expectToast, toast } from '../support/toasts.ts'

const test = base.extend<object>({
  server: [
    async ({ playwright: _ }, use) => {
      const server = await startServer({
        seededFrom: process.env.MEMESMITH_SEEDED_DATA,
        env: { STORAGE_PER_USER_MB: '0.01' },
      })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('a person whose collection is full is told what to do', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Save to Gallery' }).click()
  await expectToast(page, 'Error')
  await expect(toast(page)).toContainText('Your collection is full')
  await expect(toast(page)).toContainText('Delete memes that you no longer need')
  expect(await listMemes(page)).toEqual([])
})
