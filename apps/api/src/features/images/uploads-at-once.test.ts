/** Many concurrent uploads on real connections: waiting for a place is not an error. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HttpBrowser } from '../../testing/http-browser.ts'
import { makeNoise } from '../../testing/pictures.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

/** More than a user's places. */
const AT_ONCE = 30

let test: TestApp
let origin: string
beforeAll(async () => {
  test = await startTestApp()
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

async function signUp(email: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser(origin)
  await browser.postForm('/api/signup', { email, password: 'correct horse', firstName: '' })
  return browser
}

describe(`${AT_ONCE} uploads of 90 KB at once`, () => {
  it('are all stored, or rejected because the server is busy', async () => {
    const user = await signUp('ada@example.com')
    // Arrives completely, and ends, while it waits for a place.
    const file = await makeNoise(160, 160)
    const responses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const response = await user.upload(file)
        return `${response.status} ${response.status === 201 ? '' : await response.text()}`
      }),
    )
    for (const response of responses) expect(response).toMatch(/^201 |^503 .*"code":"busy"/)
    expect(responses.filter((response) => response.startsWith('201')).length).toBeGreaterThan(15)
  })
})
