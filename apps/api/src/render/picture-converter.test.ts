import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makePicture } from '../testing/pictures.ts'
import { createPictureConverter } from './picture-converter.ts'

it('converts the picture of another owner before the remaining ones of the first', async () => {
  const png = await makePicture('png', 16, 16)
  const order: string[] = []
  const { webp: read } = createPictureConverter(async (id) => {
    order.push(id)
    return png
  })
  await Promise.all([read('1.0', 1), read('1.1', 1), read('1.2', 1), read('2.0', 2)])
  expect(order).toEqual(['1.0', '2.0', '1.1', '1.2'])
})

it('converts one shared picture at a time, stored or not', async () => {
  const png = await makePicture('png', 1000, 1000)
  const order: string[] = []
  const { preview, webp } = createPictureConverter(async () => {
    await setImmediate()
    order.push('reads the second')
    return png
  })
  const first = preview(1, png).then(() => order.push('has converted the first'))
  await Promise.all([first, webp('2', 2)])
  expect(order).toEqual(['has converted the first', 'reads the second'])
})

it('converts a picture of an address while a shared one waits for its storage', async () => {
  const png = await makePicture('png', 16, 16)
  const { fit, webp } = createPictureConverter(() => new Promise(() => {}))
  webp('1', 1).catch(() => {})
  expect((await fit(1, png, 'jpeg', { width: 8 })).byteLength).toBeGreaterThan(0)
})
