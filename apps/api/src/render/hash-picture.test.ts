import { createHash, randomBytes } from 'node:crypto'
import { MEGABYTE } from '@memesmith/contract/units'
import { describe, expect, it } from 'vitest'
import { hashPicture } from './hash-picture.ts'

describe('the hash of a picture', () => {
  const picture = randomBytes(3 * MEGABYTE + 1)

  it('is the beginning of its SHA-256', async () => {
    const whole = createHash('sha256').update(picture).digest('base64url')
    expect(await hashPicture(picture)).toBe(whole.slice(0, 22))
  })

  it('lets other work run while a large picture is hashed', async () => {
    let turns = 0
    const count = () => {
      turns += 1
      next = setImmediate(count)
    }
    let next = setImmediate(count)
    await hashPicture(picture)
    clearImmediate(next)
    expect(turns).toBeGreaterThan(10)
  })
})
