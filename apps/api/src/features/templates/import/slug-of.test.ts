import { expect, it } from 'vitest'
import { nameOf, slugOf } from './slug-of.ts'

it.each([
  ['cat.png', 'cat', 'Cat'],
  ['Grumpy_Cat - 2.JPEG', 'grumpy-cat-2', 'Grumpy Cat 2'],
  ['a.b.webp', 'a-b', 'A.b'],
  ['Überraschung!.png', 'überraschung', 'Überraschung!'],
  ['猫.gif', '猫', '猫'],
  ['no extension', 'no-extension', 'No extension'],
  ['!!!.png', '', '!!!'],
])('%s is %s, called %s', (file, slug, name) => {
  expect([slugOf(file), nameOf(file)]).toEqual([slug, name])
})
