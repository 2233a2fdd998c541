import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readStoredForm } from './stored-form.ts'

/** A white picture of 8000 × 8000 pixels from our encoder: 114 KB that decode to 256 MB. */
const HUGE =
  'X52+AWIMsMsmkDeEK0MlUV8quyX/fb6b19qfGnhgCYZnEFAvCizwDbieBxQnHG+NErIAMb0hwuFTtEPigZutlVXrGhm8Lc1cvFx0fOgBEACMRbRta27uQiKDB2Qk3KJUAWJikxPdrM0IH18/guYSZKYjtoCgpHigIAPe9+Ez7yhCMrozVIFHbEgk+vj6AWScADjDSl3GDNQNaFpyfLLuQhM93My1YFYmLBpIg+ITk7XqhUFMdErQ6CEwhsR6ugO0KxBEEtxgDbMVpIy4Qei8TSjq2wjswHwJw3sMiX6wFLtzG521JP8vaJQ+eWgonsfA5AuOTZfef8x4BpFbIy69F4ZohICALWIRBCUQUIMKVKHl5aJDjK+Q4bFBo4dMzkSE/nrgDDBS5a22GBQdYKUEQUE5Mx+/PFHTT/lO9jDnZH4R3V22dqTLkjOVKPwTfGv4vk7Kumuq/ziRFkV8iB8A9oF//z8KEA=='

it('refuses a picture that is too large without decoding it', async () => {
  const file = brotliDecompressSync(Buffer.from(HUGE, 'base64'))
  const times: number[] = []
  for (let tries = 0; tries < 3; tries += 1) {
    const start = performance.now()
    expect(await readStoredForm(file)).toBeUndefined()
    times.push(performance.now() - start)
  }
  // Decoding takes 200 ms.
  expect(Math.min(...times)).toBeLessThan(40)
  // Its header says that it is small: then it is no picture.
  file.writeUIntLE(99, 24, 3)
  file.writeUIntLE(99, 27, 3)
  expect(await readStoredForm(file)).toBeUndefined()
})
