import { expect, it } from 'vitest'
import { barAlignFor } from './bar-align.ts'

it.each([
  ['ש', { text: '', align: 'left' }, 'right'],
  ['مرحبا', { text: 'Hello', align: 'left' }, 'right'],
  ['', { text: 'ש', align: 'right' }, 'left'],
  ['Hello you', { text: 'Hello', align: 'right' }, 'right'],
  ['שלום לך', { text: 'שלום', align: 'left' }, 'left'],
  ['שלום', { text: '', align: 'center' }, 'center'],
] as const)('%o after %o is aligned to the %s', (text, before, align) => {
  expect(barAlignFor(text, before)).toBe(align)
})
