import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROMPT_PLACES } from '../testing/prompt-places.ts'
import { type Client, startTestApp, type TestApp } from '../testing/test-app.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ GENERATIONS_PER_HOUR: '0' })
  user = await test.signUp()
})
afterAll(() => test.close())

const generate = (prompt: string) => user.postJson('/api/memes/generate', { prompt })

describe('nothing that is drawn is refused', () => {
  it('stores a meme in each of 45 places', async () => {
    expect(PROMPT_PLACES).toHaveLength(45)
    for (const place of PROMPT_PLACES) {
      const response = await generate(`a cat ${place}`)
      expect([place, response.statusCode]).toEqual([place, 201])
    }
  }, 120_000)
})
