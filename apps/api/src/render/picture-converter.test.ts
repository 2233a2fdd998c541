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
