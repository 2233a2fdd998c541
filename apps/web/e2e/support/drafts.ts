import { expect, type Page } from 'playwright/test'
import { follow } from './page-locators.ts'

/** Lists the storage keys of drafts in the page's browser. */
export const keptDrafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const texts = Object.keys(localStorage).filter((key) => key.startsWith('memesmith-draft'))
    const known = await indexedDB.databases()
    if (!known.some(({ name }) => name === 'memesmith-drafts')) return texts
    const uploads = await new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('memesmith-drafts')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const asked = opening.result.transaction('uploads').objectStore('uploads').getAllKeys()
        asked.onsuccess = () => {
          opening.result.close()
          resolve(asked.result.map(String))
        }
      }
    })
    return [...texts, ...uploads.map((name) => `upload ${name}`)]
  })

/** Everything that the page's browser has stored for the site, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage })]
    const asText = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return new TextDecoder('latin1').decode(await value.arrayBuffer())
      if (typeof value !== 'object' || value === null) return String(value)
      return (await Promise.all(Object.values(value).map(asText))).join()
    }
    const read = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const stores = [...opening.result.objectStoreNames]
          const values: unknown[] = []
          const transaction = opening.result.transaction(stores)
          for (const store of stores) {
            const asked = transaction.objectStore(store).getAll()
            asked.onsuccess = () => values.push(...asked.result)
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve(values)
          }
        }
      })
    for (const { name } of await indexedDB.databases()) {
      for (const value of await read(name ?? '')) texts.push(await asText(value))
    }
    return texts.join()
  })

/** Logs out with unsaved work, which a dialog says something about. */
export async function logOutWithDraft(page: Page, says: string, action = 'Logout'): Promise<void> {
  await follow(page, 'Logout')
  const dialog = page.getByRole('dialog', { name: 'Log out without saving?' })
  await expect(dialog).toContainText(says)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(page).toHaveURL('/')
}

/** The values of the editor's fields. */
export const captionsOf = async (page: Page): Promise<readonly string[]> => [
  await page.getByLabel('Top Text', { exact: true }).inputValue(),
  await page.getByLabel('Bottom Text', { exact: true }).inputValue(),
]
