import type { Page } from 'playwright/test'

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

/** The values of the editor's fields. */
export const captionsOf = async (page: Page): Promise<readonly string[]> => [
  await page.getByLabel('Top Text', { exact: true }).inputValue(),
  await page.getByLabel('Bottom Text', { exact: true }).inputValue(),
]
