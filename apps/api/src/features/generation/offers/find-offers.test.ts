import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp({ GENERATIONS_PER_HOUR: '0' })
  user = await test.signUp()
  // The test template becomes one whose purpose is known.
  await test.query("update templates set slug = 'inbox-avalanche'")
})
afterAll(() => test.close())

const generate = async (prompt: string) =>
  (await user.postJson('/api/memes/generate', { prompt, moves: false })).json()

describe('a generated meme', () => {
  it('comes with the templates that fit its prompt, filled', async () => {
    const [template] = (await user.get('/api/templates')).json()
    const { offers, madeBy } = await generate('when my inbox is full of mail')
    expect(madeBy).toBe('composer')
    expect(offers).toEqual([
      {
        templateId: template.id,
        templateName: template.name,
        texts: [expect.stringMatching(/inbox is full of mail/i), expect.any(String)],
      },
    ])
  })

  it('comes with none for a loss', async () => {
    expect((await generate('my dog died, he loved mail')).offers).toEqual([])
  })

  it('comes with none that an operator gave other captions', async () => {
    const layers = `'[]'`
    await test.query(`update templates set layers = ${layers}`)
    expect((await generate('when my inbox is full of mail')).offers).toEqual([])
    await test.query('update templates set layers = null')
  })

  it('is kept without them', async () => {
    await generate('when my inbox is full of mail')
    const [meme] = (await user.get('/api/memes')).json()
    expect(meme).not.toHaveProperty('offers')
    expect(meme).not.toHaveProperty('madeBy')
  })
})
