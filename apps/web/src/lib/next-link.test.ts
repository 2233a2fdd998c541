import { expect, it } from 'vitest'
import { nextLink } from './next-link.ts'

it.each([
  ['</api/memes?limit=200&before=7>; rel="next"', '/api/memes?limit=200&before=7'],
  ['</first>; rel="first", </second>; rel=next', '/second'],
  ['</first>; rel="prev"', undefined],
  ['<https://elsewhere.example/memes>; rel="next"', undefined],
  ['<//elsewhere.example/memes>; rel="next"', undefined],
  ['nonsense; rel="next"', undefined],
  ['', undefined],
])('finds in %j the next page %j', (link, next) => {
  expect(nextLink(new Response(null, { headers: { link } }))).toBe(next)
})

it('finds none without the header', () => {
  expect(nextLink(new Response(null))).toBeUndefined()
})
