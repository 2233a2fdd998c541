import { describe, expect, it } from 'vitest'
import { pathOf, queryOf } from './address.ts'

describe('pathOf', () => {
  it.each([
    [1, '/api/memes/1/thumbnail'],
    ['a b', '/api/memes/a%20b/thumbnail'],
    ['../account?x=1#y', '/api/memes/..%2Faccount%3Fx%3D1%23y/thumbnail'],
    [':id', '/api/memes/%3Aid/thumbnail'],
    ['$&', '/api/memes/%24%26/thumbnail'],
    ['ü😀', '/api/memes/%C3%BC%F0%9F%98%80/thumbnail'],
  ])('encodes the parameter %j', (id, address) => {
    expect(pathOf({ path: '/api/memes/:id/thumbnail' }, { id })).toBe(address)
  })

  it('fills in every parameter, one before an extension included', () => {
    expect(pathOf({ path: '/:folder/m/:shareId.png' }, { folder: 'a', shareId: 'b.c' })).toBe(
      '/a/m/b.c.png',
    )
  })

  it('gives the common prefix of an endpoint’s URLs for an empty last parameter', () => {
    expect(pathOf({ path: '/api/images/:id' }, { id: '' })).toBe('/api/images/')
  })

  it('leaves a path without parameters as it is', () => {
    expect(pathOf({ path: '/api/memes' }, {})).toBe('/api/memes')
  })

  it('accepts the parameters of the path and no others', () => {
    // @ts-expect-error the path has an id
    expect(pathOf({ path: '/api/memes/:id' }, {})).toBe('/api/memes/')
    // @ts-expect-error the path has no name
    expect(pathOf({ path: '/api/memes/:id' }, { id: 1, name: 'x' })).toBe('/api/memes/1')
  })
})

describe('queryOf', () => {
  it('encodes values, in the order that they are given', () => {
    expect(queryOf({ limit: 10, returnTo: '/create?tab=editor', q: 'a b&c' })).toBe(
      '?limit=10&returnTo=%2Fcreate%3Ftab%3Deditor&q=a%20b%26c',
    )
  })

  it('leaves out what is undefined', () => {
    expect(queryOf({ limit: undefined, before: 7 })).toBe('?before=7')
    expect(queryOf({ limit: undefined })).toBe('')
    expect(queryOf({})).toBe('')
  })
})
