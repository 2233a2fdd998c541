import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { canvasOf, openEmptyEditor, plainPicture } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { signUpByApi } from '../support/test-user.ts'

const overlay = (page: Page) => page.getByText('Drop the picture anywhere')

let folder = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-drop-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

async function pictureFile(name: string, width: number): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, plainPicture(width, 90))
  return path
}

interface Dragged {
  readonly files?: readonly string[]
  readonly items?: readonly { readonly mimeType: string; readonly data: string }[]
}

/**
 * Drags with the browser's own drag and drop: the browser opens files that the page does not
 * accept.
 */
async function dragger(page: Page, { files = [], items = [] }: Dragged) {
  const cdp = await page.context().newCDPSession(page)
  const data = { files: [...files], items: [...items], dragOperationsMask: 1 }
  return async (type: 'dragEnter' | 'dragOver' | 'drop' | 'dragCancel', x: number, y: number) => {
    await cdp.send('Input.dispatchDragEvent', { type, x, y, data })
  }
}

async function drop(page: Page, dragged: Dragged, x = 400, y = 20): Promise<void> {
  const drag = await dragger(page, dragged)
  await drag('dragEnter', x, y)
  await drag('dragOver', x, y)
  await drag('drop', x, y)
}

test.describe('C4 the whole page takes a dropped picture', () => {
  test('the editor takes files, and fields take text', async ({ page }) => {
    await test.step('C4 dragged text goes into fields as usual, without an overlay', async () => {
      await openEmptyEditor(page)
      const field = await page.getByLabel('Top Text', { exact: true }).boundingBox()
      if (field === null) throw new Error('expected the field')
      const [x, y] = [field.x + 20, field.y + 15] as const
      const drag = await dragger(page, {
        items: [{ mimeType: 'text/plain', data: 'dragged words' }],
      })
      await drag('dragEnter', x, y)
      await drag('dragOver', x, y)
      await expect(overlay(page)).toHaveCount(0)
      await drag('drop', x, y)
      await expect(page.getByLabel('Top Text', { exact: true })).toHaveValue('dragged words')
      await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveCount(0)
    })
    await test.step('of several files the first picture is used, with a notice; another file shows an error; an overlay says it', async () => {
      await test.step('an overlay is shown while a file is over the page', async () => {
        const drag = await dragger(page, { files: [await pictureFile('a.png', 152)] })
        await drag('dragEnter', 300, 300)
        await drag('dragOver', 300, 300)
        await expect(overlay(page)).toBeVisible()
        await drag('dragCancel', 300, 300)
        await expect(overlay(page)).toHaveCount(0)
        await expect(canvasOf(page)).toHaveCount(0)
      })
      await test.step('a picture dragged from the page itself is left alone', async () => {
        await page.evaluate(() => dispatchEvent(new DragEvent('dragstart', { bubbles: true })))
        const drag = await dragger(page, { files: [await pictureFile('a.png', 158)] })
        await drag('dragEnter', 300, 300)
        await drag('dragOver', 300, 300)
        await expect(overlay(page)).toHaveCount(0)
        await drag('dragCancel', 300, 300)
        await page.evaluate(() => dispatchEvent(new DragEvent('dragend', { bubbles: true })))
      })
      const text = join(folder, 'notes.txt')
      await writeFile(text, 'no picture')
      await drop(page, { files: [text] })
      await expect(page.getByRole('tabpanel').getByRole('alert')).toContainText('could not be read')
      const files = [text, await pictureFile('b.png', 154), await pictureFile('c.png', 155)]
      await drop(page, { files })
      await expect(canvasOf(page)).toHaveJSProperty('width', 154)
      await expect(page.getByRole('status').filter({ hasText: '3 files' })).toContainText('b.png')
    })
    await test.step('anywhere', async () => {
      const address = page.url()
      for (const [where, x, y, width] of [
        ['the header', 400, 20, 151],
        ['the heading', 120, 110, 152],
        ['a caption field', 1000, 330, 153],
        ['the edge', 5, 700, 154],
      ] as const) {
        await test.step(`on ${where}`, async () => {
          await drop(page, { files: [await pictureFile(`${width}.png`, width)] }, x, y)
          await expect(canvasOf(page)).toHaveJSProperty('width', width)
          expect(page.url()).toBe(address)
          await expect(overlay(page)).toHaveCount(0)
        })
      }
    })
    await test.step('under a dialog nothing changes', async () => {
      await page.getByRole('button', { name: 'Share Meme' }).click()
      const address = page.url()
      await drop(page, { files: [await pictureFile('a.png', 156)] }, 20, 400)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await expect(canvasOf(page)).not.toHaveJSProperty('width', 156)
      expect(page.url()).toBe(address)
    })
  })

  test('on the generator’s tab it opens the editor', async ({ page }) => {
    await signUpByApi(page)
    await page.goto('/create')
    await expect(page.getByRole('button', { name: 'Generate AI Meme' })).toBeVisible()
    await drop(page, { files: [await pictureFile('a.png', 153)] }, 400, 400)
    await expect(page.getByRole('tab', { name: 'Template Editor' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvasOf(page)).toHaveJSProperty('width', 153)
  })
})

test.describe('C4 elsewhere a dropped file does not make the browser leave the page', () => {
  test('on any page', async ({ page }) => {
    await signUpByApi(page)
    for (const path of isFull
      ? ['/', '/gallery', '/dashboard', '/account', '/nowhere']
      : ['/gallery']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await drop(page, { files: [await pictureFile('a.png', 157)] }, 400, 300)
        await expect(overlay(page)).toHaveCount(0)
        // The page is still the same document: an opened file would be another.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(path)
      })
    }
  })
})
