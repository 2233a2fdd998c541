import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from '../support/fixtures.ts'

const README = join(import.meta.dirname, '../../../../packages/meme-render/README.md')

// The content security policy would block the example, which is not part of the app.
test.use({ bypassCSP: true })

test('the browser example in the README of meme-render draws a meme', async ({ page, server }) => {
  const example = /```ts browser\n([\s\S]*?)```/.exec(await readFile(README, 'utf8'))?.[1] ?? ''
  const file = join(import.meta.dirname, '.readme-example.ts')
  await writeFile(file, `${example}\nObject.assign(window, { drawMeme })\n`)
  try {
    const output = await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry: file, formats: ['es'] } },
    })
    const [bundle] = Array.isArray(output) ? output : []
    const [chunk] = bundle?.output ?? []
    if (chunk?.type !== 'chunk') throw new Error('expected the example to be built')
    await page.goto(server.url)
    await page.addScriptTag({ content: `${chunk.code}; window.ready = true`, type: 'module' })
    await page.waitForFunction(() => 'drawMeme' in window)
  } finally {
    await rm(file)
  }
  const colors = await page.evaluate(async () => {
    const { drawMeme } = window
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#00f"/></svg>')}`
    await image.decode()
    const canvas = document.createElement('canvas')
    const meme = {
      document: {
        version: 1,
        layers: [
          {
            type: 'caption',
            text: 'Hello',
            place: 'top',
            font: 'Arial',
            fontSize: 60,
            color: '#ff0000',
            outlineColor: '#000000',
            outlineWidth: 2,
            shadow: false,
            align: 'center',
            verticalAlign: 'middle',
            uppercase: false,
          },
        ],
      },
      watermark: '',
    } as const
    await drawMeme(canvas, image, meme, (id) => `/api/fonts/${id}`)
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, 400, 300) ?? { data: [] }
    const seen = new Set<string>()
    for (let at = 0; at < data.length; at += 4)
      seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
    return [...seen]
  })
  expect(colors).toEqual(expect.arrayContaining(['0,0,255', '255,0,0', '0,0,0']))
})

declare global {
  interface Window {
    drawMeme(
      canvas: HTMLCanvasElement,
      image: HTMLImageElement,
      meme: import('@memesmith/meme-render').Meme,
      fontUrl: (id: string) => string,
    ): Promise<unknown>
  }
}
