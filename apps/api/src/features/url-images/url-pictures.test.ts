import { expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { createPictureConverter } from '../../render/picture-converter.ts'
import { Renderer } from '../../render/renderer.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { openImageStorage } from '../../storage/open-image-storage.ts'
import { makePicture } from '../../testing/pictures.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { readOptions } from './picture-options.ts'
import { CUSTOM, UrlPictures } from './url-pictures.service.ts'

it('reads a background when its turn comes: many that wait take no memory', async () => {
  const site = await startTestApp()
  const config = readConfig({ DATA_DIR: site.dataDir })
  const db = await site.connect()
  const images = openImageStorage(config, db)
  const pictures = new UrlPictures({
    config,
    db,
    images,
    renderer: new Renderer(),
    converter: createPictureConverter(images.read),
  })
  const file = new Uint8Array(await makePicture('png'))
  let opened = 0
  let inHand = 0
  let mostInHand = 0
  const draw = (index: number) =>
    pictures
      .picture(
        1,
        `/images/custom/${index}.png`,
        { slug: CUSTOM, lines: [String(index)], extension: 'png' },
        readOptions(new URLSearchParams()),
        undefined,
        {
          key: 'a picture',
          open: (use) => {
            opened += 1
            return use(async () => {
              inHand += 1
              mostInHand = Math.max(mostInHand, inHand)
              return file.slice()
            })
          },
        },
        new AbortController().signal,
      )
      .finally(() => {
        inHand -= 1
      })
  const drawn = await Promise.all(Array.from({ length: 20 }, (_, index) => draw(index)))
  expect([drawn.length, opened]).toEqual([20, 20])
  expect(mostInHand).toBeLessThanOrEqual(LANES.address.places)
  await db.destroy()
  await site.close()
})
