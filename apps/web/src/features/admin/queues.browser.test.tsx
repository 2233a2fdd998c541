/** What waits for an administrator: reports, appeals, and memes that are to be shown in public. */
import {
  type AdminMeme,
  type Appeal,
  calls,
  DEFAULT_SITE,
  pathOf,
  type ReportedMeme,
} from '@memesmith/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { mount } from '../../testing/mount.tsx'
import { Appeals } from './appeals.tsx'
import { Reports } from './reports.tsx'
import { WaitingMemes } from './waiting-memes.tsx'

/** As long as people make them, and without a space. */
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2)

const meme = (title: string): AdminMeme => ({
  shareId: title.replace(/\W/g, '').slice(0, 22).padEnd(22, 'x'),
  title,
  owner: `${LONG.slice(0, 40)}@example.com`,
  createdAt: '2026-01-01T00:00:00.000Z',
  isDeleted: false,
  takenDownAt: null,
  reason: null,
  isRestorable: false,
})

/** Answers a list, and whatever is done about it: then it is the next one. */
function answerList(path: string, ...lists: readonly object[]) {
  let done = 0
  return answerCalls((sent) => {
    if (sent.path === calls.getSite.path) {
      return Response.json({ ...DEFAULT_SITE, publicGallery: 'review' })
    }
    if (sent.method === 'POST') {
      done += 1
      return new Response(null, { status: 204 })
    }
    return sent.path === path ? Response.json(lists[done]) : undefined
  })
}

it('reports say what people wrote, and each has a decision', async () => {
  const reported: ReportedMeme = {
    meme: meme(LONG),
    reports: [
      { id: 1, reason: 'hate', details: LONG, createdAt: '2026-01-02T00:00:00.000Z' },
      { id: 2, reason: 'spam', details: '', createdAt: '2026-01-03T00:00:00.000Z' },
    ],
  }
  const list = { rows: [reported], next: 1 }
  const sent = answerList(calls.adminReports.path, list, { rows: [], next: null })
  mount(<Reports />)
  await expect.element(page.getByText('It insults or threatens people')).toBeVisible()
  await expectAccessible('reports')
  await page.getByRole('button', { name: /^Warn/ }).click()
  await expectAccessible('the question before a warning')
  await page.getByLabelText('Reason').selectOptions('It is advertising or fraud')
  await page.getByLabelText('In your words').fill('Stop it.')
  await page.getByRole('button', { name: 'Warn', exact: true }).click()
  await expect.element(page.getByText('No meme waits for a decision.')).toBeVisible()
  const { shareId } = reported.meme
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: pathOf(calls.actOnMeme, { shareId }),
    body: { act: 'warn', why: 'spam', reason: 'Stop it.' },
  })
})

it('appeals are answered: a decision is undone, or stands', async () => {
  const appealOf = (id: number): Appeal => ({
    id,
    shareId: 'x'.repeat(22),
    title: `Appeal ${id} ${LONG}`,
    owner: 'ada@example.com',
    act: 'removed',
    reason: 'rights',
    details: 'a poster',
    appeal: `I drew it. ${LONG}`,
  })
  let waiting = [appealOf(7), appealOf(8)]
  const sent = answerCalls(({ method, path }) => {
    if (method === 'POST') {
      waiting = waiting.slice(1)
      return new Response(null, { status: 204 })
    }
    if (path !== calls.adminAppeals.path) return undefined
    return Response.json({ rows: waiting, hasMore: waiting.length > 0 })
  })
  mount(<Appeals />)
  await expect.element(page.getByText('More wait behind these.')).toBeVisible()
  await expectAccessible('appeals')
  for (const [number, button] of [
    [7, 'Undo the Decision'],
    [8, 'Let It Stand'],
  ] as const) {
    await expect.element(page.getByRole('button', { name: /^Undo/ }).first()).toBeEnabled()
    await page.getByLabelText('Your answer').first().fill(`About ${number}.`)
    await page.getByRole('button', { name: button }).first().click()
    await expect.element(page.getByText(`Appeal ${number}`)).not.toBeInTheDocument()
  }
  await expect.element(page.getByText('No appeal waits for an answer.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      path: pathOf(calls.answerAppeal, { id: 7 }),
      body: { isReversed: true, answer: 'About 7.' },
    },
    {
      path: pathOf(calls.answerAppeal, { id: 8 }),
      body: { isReversed: false, answer: 'About 8.' },
    },
  ])
})

it('the queue of memes says why one is held, and keys decide about it', async () => {
  const rows = [{ ...meme(LONG), held: 'similar' as const }, meme('Second')]
  const lists = [rows, rows.slice(1), []].map((left) => ({ rows: left, hasMore: false }))
  const sent = answerList(calls.adminWaiting.path, ...lists)
  mount(<WaitingMemes />)
  await expect
    .element(page.getByText('Its picture looks like one that was taken down'))
    .toBeVisible()
  await expectAccessible('the queue')
  // Without a click before: the first has the focus, and after it the next one.
  await expect.element(page.getByRole('listitem').first()).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await userEvent.keyboard('y')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Second' })).toHaveFocus()
  await userEvent.keyboard('y')
  await expect.element(page.getByText('No meme waits to be shown in public.')).toBeVisible()
  const acts = sent.filter(({ method }) => method === 'POST')
  expect(acts).toMatchObject(
    rows.map(({ shareId }) => ({
      path: pathOf(calls.actOnMeme, { shareId }),
      body: { act: 'let-in' },
    })),
  )
})
