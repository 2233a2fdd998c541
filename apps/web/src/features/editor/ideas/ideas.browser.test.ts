import { type Ideas, isRecord } from '@memesmith/contract'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { button, field, openCanvas, openEmptyEditor, rectOf } from '../../../testing/editor.tsx'
import { expectCount, expectText } from '../../../testing/expect-locator.ts'
import { focus, keyboard } from '../../../testing/input.ts'

const panel = page.getByRole('region', { name: 'Ideas' })
const cards = panel.getByRole('list').getByRole('button')
const card = (text: string) => cards.filter({ hasText: text })
const topic = panel.getByRole('textbox')

const IDEAS: readonly Ideas[] = [
  { ideas: [{ texts: ['One up', 'One down'] }, { texts: ['Two up', ''] }], by: 'composer' },
  { ideas: [{ texts: ['Three up', 'Three down'] }], by: 'model' },
]

type Answer = (body: Readonly<Record<string, unknown>>) => Promise<Response> | Response

/** Answers the requests for ideas in turn; the last answer repeats. Returns their bodies. */
function answerIdeas(...answers: readonly [Answer, ...Answer[]]) {
  const bodies: Readonly<Record<string, unknown>>[] = []
  const usual = window.fetch
  window.fetch = async (input, init) => {
    if (String(input) !== '/api/ideas') return await usual(input, init)
    const body: unknown = JSON.parse(String(init?.body))
    if (!isRecord(body)) throw new Error('expected a JSON object')
    const answer = answers[Math.min(bodies.length, answers.length - 1)] ?? answers[0]
    bodies.push(body)
    return await answer(body)
  }
  onTestFinished(() => {
    window.fetch = usual
  })
  return bodies
}

const answerOf =
  (ideas: Ideas | undefined): Answer =>
  () =>
    Response.json(ideas)
const failure: Answer = () =>
  Response.json({ code: 'too_many_requests', message: 'Wait a moment.' }, { status: 429 })

const textIn = (name: string) => {
  const found = field(name).element()
  return found instanceof HTMLTextAreaElement ? found.value : undefined
}
const expectTexts = (top: string, bottom: string) =>
  expect.poll(() => [textIn('Top Text'), textIn('Bottom Text')]).toEqual([top, bottom])

it('one tap on an empty meme shows ideas, and one more fills the texts', async () => {
  const bodies = answerIdeas(answerOf(IDEAS[0]))
  await openEmptyEditor()
  await button('Ideas').click()
  await expectCount(cards, 2)
  expect(bodies).toEqual([{ zones: [{}, {}] }])
  await card('One up').click()
  await expectTexts('One up', 'One down')
  await expect.element(card('One up')).toHaveAttribute('aria-pressed', 'true')
})

it('shows each text in a line of its own, and who wrote them', async () => {
  answerIdeas(answerOf(IDEAS[0]), answerOf(IDEAS[1]))
  await openEmptyEditor()
  await button('Ideas').click()
  await expect.element(panel.getByText(/no AI model is involved/)).toBeVisible()
  const lines = [...card('One up').element().children].map(({ textContent }) => textContent)
  expect(lines).toEqual(['One up', 'One down'])
  expect(card('Two up').element().children).toHaveLength(1)
  await button('More').click()
  await expect.element(panel.getByText('Written by this site’s AI model.')).toBeVisible()
})

it('each idea is one step that can be undone', async () => {
  answerIdeas(answerOf(IDEAS[0]))
  await openCanvas('Mine', 'Also mine')
  await button('Ideas').click()
  await card('One up').click()
  await card('Two up').click()
  await expectTexts('Two up', '')
  await button('Undo').click()
  await expectTexts('One up', 'One down')
  await button('Undo').click()
  await expectTexts('Mine', 'Also mine')
})

it('another tap gives others, and says which were seen', async () => {
  const bodies = answerIdeas(answerOf(IDEAS[0]), answerOf(IDEAS[1]))
  await openEmptyEditor()
  await button('Ideas').click()
  await expectCount(cards, 2)
  await button('More').click()
  await expectText(cards, 'Three upThree down')
  expect(bodies[1]?.seen).toEqual(['One up / One down', 'Two up / '])
})

it('takes a topic, which is sent with Enter', async () => {
  const bodies = answerIdeas(answerOf(IDEAS[0]), answerOf(IDEAS[1]))
  await openEmptyEditor()
  await button('Ideas').click()
  await expectCount(cards, 2)
  await topic.fill(' my inbox ')
  await expect.element(button('Get Ideas')).toBeVisible()
  await keyboard.press('Enter')
  await expectCount(cards, 1)
  expect(bodies[1]).toMatchObject({ topic: 'my inbox' })
  expect(bodies[1]).not.toHaveProperty('seen')
})

it('says what went wrong, and keeps what was there', async () => {
  answerIdeas(answerOf(IDEAS[0]), failure, answerOf(IDEAS[1]))
  await openEmptyEditor()
  await button('Ideas').click()
  await expectCount(cards, 2)
  await button('More').click()
  await expectText(panel.getByRole('alert'), 'Wait a moment.')
  await expectCount(cards, 2)
  await button('More').click()
  await expectCount(panel.getByRole('alert'), 0)
  await expectCount(cards, 1)
})

it('says that it is looking, and that nothing came', async () => {
  const gate = Promise.withResolvers<void>()
  answerIdeas(async () => {
    await gate.promise
    return Response.json({ ideas: [], by: 'composer' })
  })
  await openEmptyEditor()
  await button('Ideas').click()
  await expectText(panel.getByRole('status'), 'Looking for ideas')
  // The cards that wait are seen on the panel.
  const waiting = panel.element().querySelector('.skeleton')
  const [ground, card] = [panel.element(), waiting].map((one) =>
    one ? getComputedStyle(one).backgroundColor : undefined,
  )
  expect(card).not.toBe(ground)
  gate.resolve()
  await expect.element(panel.getByText('Nothing came to mind. Try another topic.')).toBeVisible()
})

it('an answer that comes after another request is left out', async () => {
  const gate = Promise.withResolvers<void>()
  answerIdeas(async () => {
    await gate.promise
    return Response.json(IDEAS[0])
  }, answerOf(IDEAS[1]))
  await openEmptyEditor()
  await button('Ideas').click()
  await topic.fill('other')
  await keyboard.press('Enter')
  await expectCount(cards, 1)
  gate.resolve()
  await new Promise((done) => setTimeout(done, 100))
  await expectCount(cards, 1)
})

it('works by keyboard, and gives the focus back when it closes', async () => {
  answerIdeas(answerOf(IDEAS[0]))
  await openEmptyEditor()
  await focus(button('Ideas'))
  await keyboard.press('Enter')
  await expectCount(cards, 2)
  await focus(card('One up'))
  await keyboard.press('Space')
  await expectTexts('One up', 'One down')
  await focus(button('Close ideas'))
  await keyboard.press('Enter')
  await expectCount(panel, 0)
  await expect.element(button('Ideas')).toHaveFocus()
})

it('fits 320 pixels, with cards that a finger can tap', async () => {
  answerIdeas(
    answerOf({
      ideas: [{ texts: ['W'.repeat(80), 'short'] }, { texts: ['a', 'b'] }],
      by: 'composer',
    }),
  )
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await openEmptyEditor()
  await button('Ideas').click()
  await expectCount(cards, 2)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  for (const found of await cards.all()) {
    expect(rectOf(found).height).toBeGreaterThanOrEqual(44)
    expect(rectOf(found).right).toBeLessThanOrEqual(320)
  }
})
