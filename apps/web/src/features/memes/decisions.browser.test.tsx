import { calls, type Decision, pathOf } from '@memesmith/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { mount } from '../../testing/mount.tsx'
import { Decisions } from './decisions.tsx'

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)

const decision = (id: number, changes: Partial<Decision> = {}): Decision => ({
  id,
  title: `Meme ${id}`,
  act: 'removed',
  reason: 'rights',
  details: '',
  madeAt: '2026-01-01T00:00:00.000Z',
  appeal: null,
  answer: null,
  isReversed: false,
  ...changes,
})

it('tell the owner why, what became of appeals, and take one', async () => {
  const others = [
    decision(2, { appeal: 'Mine.' }),
    decision(3, { appeal: 'Mine.', answer: 'It is not.' }),
    decision(4, { appeal: 'Mine.', answer: 'It is.', isReversed: true, act: 'hidden' }),
    decision(5, { isReversed: true, reason: 'spam', act: 'suspended' }),
  ]
  let appeal: string | null = null
  const sent = answerCalls(({ method, path }) => {
    if (method === 'POST') {
      appeal = 'I drew it.'
      return new Response(null, { status: 204 })
    }
    if (path !== calls.listDecisions.path) return undefined
    return Response.json([decision(1, { title: LONG, details: LONG, appeal }), ...others])
  })
  mount(<Decisions />)
  await expect.element(page.getByText('You have appealed. Nobody has answered yet.')).toBeVisible()
  await expect.element(page.getByText('You appealed, and it stands. It is not.')).toBeVisible()
  await expect.element(page.getByText('You appealed, and it was undone. It is.')).toBeVisible()
  const undone = page.getByText('The decision is undone. It is advertising or fraud')
  await expect.element(undone).toBeVisible()
  await expect.element(page.getByText('Your account is suspended')).not.toBeInTheDocument()
  await expectAccessible('decisions')
  await page.getByRole('button', { name: /^Appeal/ }).click()
  await expectAccessible('the question before an appeal')
  await page.getByLabelText('Why is it wrong?').fill('I drew it.')
  await page.getByRole('button', { name: 'Send Appeal' }).click()
  // An appeal is made once.
  await expect.element(page.getByRole('button', { name: /^Appeal/ })).not.toBeInTheDocument()
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: pathOf(calls.appealDecision, { id: 1 }),
    body: { appeal: 'I drew it.' },
  })
})
