import { expect, it } from 'vitest'
import { textDirection } from './text-direction.ts'

it.each([
  ['When it works', 'ltr'],
  ['שלום to the build', 'rtl'],
  ['مرحبا', 'rtl'],
  ['123 مرحبا', 'rtl'],
  ['Build שלום', 'ltr'],
  ['😂 123', 'ltr'],
  ['', 'ltr'],
])('%j is read %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
