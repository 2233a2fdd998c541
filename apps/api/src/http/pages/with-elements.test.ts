import { expect, it } from 'vitest'
import { asValue, linkTo, strong, withElements } from './with-elements.ts'

it('the parts of a message are in its elements, and all text is escaped', () => {
  expect(withElements('Look <0>here & there</0>, or <1>ask</1>.', strong, linkTo('/help'))).toBe(
    'Look <strong>here &#38; there</strong>, or <a href="/help">ask</a>.',
  )
})

it.each(['I <3> you', 'a</0>.<0>b', '<0>', '<b>'])('the value %s stays in its element', (title) => {
  const page = withElements(`It is about <0>${asValue(title)}</0>.`, strong)
  const escaped = title.replaceAll('<', '&#60;').replaceAll('>', '&#62;')
  expect(page).toBe(`It is about <strong>${escaped}</strong>.`)
})
