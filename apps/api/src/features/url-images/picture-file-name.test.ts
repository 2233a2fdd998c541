import { expect, it } from 'vitest'
import { dispositionOf } from './picture-file-name.ts'

it('leaves out an emoji that the end of a long name would cut through', () => {
  const lines = [`${'a'.repeat(77)}😂`]
  const name = dispositionOf({ slug: 'x', lines, extension: 'png' })
  expect(name).toContain(`filename*=UTF-8''x-${'a'.repeat(77)}.png`)
})
