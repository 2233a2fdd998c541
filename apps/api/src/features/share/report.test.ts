/** Reports about shared memes, from the form to the queue and the e-mail. */
import type { Meme, ReportedMeme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { createReportMails } from '../moderation/report-mails.ts'

const CONTACT = 'abuse@example.com'

let mailbox: Mailbox
let test: TestApp
let db: Db
let admin: Client
let owner: Client
beforeAll(async () => {
  mailbox = await startMailbox()
  test = await startTestApp({
    SMTP_URL: mailbox.url,
    PUBLIC_URL: 'http://localhost',
    ABUSE_CONTACT: CONTACT,
    TRUST_PROXY: 'true',
    RATE_LIMIT_FACTOR: '1',
  })
  db = await test.connect()
  admin = await test.signUp()
  owner = await test.signUp()
  await test.query('update users set unverified_since = null')
})
afterAll(async () => {
  await db.destroy()
  await test.close()
  await mailbox.close()
})

let pictures = 0

/** Each has its own picture: a picture that was taken down can't be saved again. */
async function makeMeme(title: string): Promise<Meme> {
  pictures += 1
  const { url } = (await owner.upload(await makePicture('png', 64 + pictures, 48))).json()
  return (await owner.postJson('/api/memes', { customImageUrl: url, title })).json()
}

const report = (meme: Meme, fields: Record<string, string>, from = '203.0.113.1') =>
  test.visitor.send({
    method: 'POST',
    url: `${meme.shareUrl}/report`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': from,
    },
    payload: new URLSearchParams(fields).toString(),
  })

const queue = async (): Promise<ReportedMeme[]> =>
  (await admin.get('/api/admin/reports')).json().rows

const decide = (meme: Meme, act: string) =>
  admin.postJson(meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/acts'), { act })

describe('a report', () => {
  it('is made on a page without scripts, linked from the share page', async () => {
    const meme = await makeMeme('<b>Bold</b>')
    const shared = await test.visitor.get(meme.shareUrl)
    expect(shared.body).toContain(`href="${meme.shareUrl}/report">Report this meme</a>`)
    const page = await test.visitor.get(`${meme.shareUrl}/report`)
    expect(page.body).toContain('&#60;b&#62;Bold&#60;/b&#62;')
    expect(page.body).toContain(`<form method="post" action="${meme.shareUrl}/report">`)
    expect(page.body).toContain(`mailto:${CONTACT}`)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    expect(page.body).not.toContain('<script src="/form-answer.js"')

    const details = '<script>alert(1)</script>'
    const refused = await report(meme, { reason: 'made up', details })
    expect([refused.statusCode, refused.body.includes('role="alert"')]).toEqual([422, true])
    // The text that was written is still there.
    expect(refused.body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;</textarea>')
    const long = await report(meme, { reason: 'spam', details: 'x'.repeat(1001) })
    expect([long.statusCode, long.body.includes('at most 1000 characters')]).toEqual([422, true])
    expect(await queue()).toEqual([])

    const sent = await report(meme, {
      reason: 'private',
      details: ' my\r\n\0 face\u{e0041}\u061c ',
    })
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(sent.body).toContain('Thank you.')
    expect(await queue()).toMatchObject([
      {
        meme: { title: '<b>Bold</b>', owner: (await owner.me()).email },
        reports: [{ reason: 'private', details: 'my\n  face' }],
      },
    ])
    expect((await admin.get('/api/admin/overview')).json().hasReports).toBe(true)
    // The address is not stored in any form that can be found by trying.
    const [row] = await test.query<{ reporter: string }>('select * from reports')
    expect(JSON.stringify(row)).not.toContain('203.0.113')
    expect(row?.reporter).toMatch(/^[\w-]{43}$/)
    await decide(meme, 'dismiss-reports')
    expect(await queue()).toEqual([])
  })

  it('counts once an address, and of one meme so many are stored', async () => {
    const meme = await makeMeme('Popular')
    for (let times = 0; times < 3; times += 1) {
      expect((await report(meme, { reason: 'spam' }, '203.0.113.9')).statusCode).toBe(200)
    }
    expect((await queue())[0]?.reports).toHaveLength(1)
    // Of an IPv6 address the first 64 bits count.
    await report(meme, { reason: 'spam' }, '2001:db8::1')
    await report(meme, { reason: 'spam' }, '2001:db8::2')
    expect((await queue())[0]?.reports).toHaveLength(2)
    const addresses = Array.from({ length: 30 }, (_, index) => `203.0.113.${20 + index}`)
    await Promise.all(addresses.map((from) => report(meme, { reason: 'spam' }, from)))
    expect((await queue())[0]?.reports).toHaveLength(20)

    // The same reporter does not bring it back into the queue; somebody else does.
    await decide(meme, 'dismiss-reports')
    await report(meme, { reason: 'hate' }, '203.0.113.9')
    expect(await queue()).toEqual([])
    await report(meme, { reason: 'hate' }, '203.0.113.99')
    expect(await queue()).toHaveLength(1)

    // So does anyone if the picture is not the one that was decided about.
    await decide(meme, 'dismiss-reports')
    const other = { customImageUrl: meme.customImageUrl, topText: 'worse' }
    await owner.send({ method: 'PUT', url: `/api/memes/${meme.id}`, payload: other })
    for (let times = 0; times < 2; times += 1) {
      await report(meme, { reason: 'hate', details: 'now worse' }, '203.0.113.9')
    }
    expect((await queue())[0]?.reports).toMatchObject([{ details: 'now worse' }])

    expect((await decide(meme, 'take-down')).statusCode).toBe(204)
    expect(await queue()).toEqual([])
    for (const answer of [await report(meme, { reason: 'spam' }), await page(meme)]) {
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('The people who run this site have taken it down.')
    }
  })

  it('is refused from an address that sends many, with when to try again', async () => {
    const meme = await makeMeme('Flooded')
    const statuses: number[] = []
    for (let times = 0; times < 21; times += 1) {
      const fields: Record<string, string> = { reason: 'other', email: `made${times}@up.example` }
      statuses.push((await report(meme, fields, '198.51.100.7')).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await report(meme, { reason: 'other' }, '198.51.100.8')).statusCode).toBe(200)
    expect((await queue())[0]?.reports).toHaveLength(2)
  })

  it('is about a meme that people can see, and about no other', async () => {
    const meme = await makeMeme('Hidden')
    await test.query('update users set unverified_since = 1')
    expect((await page(meme)).statusCode).toBe(403)
    expect((await report(meme, { reason: 'spam' })).statusCode).toBe(403)
    await test.query('update users set unverified_since = null')
    const unknown = { ...meme, shareUrl: `/m/${'x'.repeat(22)}` }
    expect((await report(unknown, { reason: 'spam' })).statusCode).toBe(404)
    const reported = await queue()
    expect(reported.map(({ meme: { title } }) => title)).not.toContain('Hidden')
    const evil = { 'sec-fetch-site': 'cross-site' }
    const url = `${meme.shareUrl}/report`
    expect((await test.visitor.send({ method: 'POST', url, headers: evil })).statusCode).toBe(403)
  })
})

const page = (meme: Meme) => test.visitor.get(`${meme.shareUrl}/report`)

describe('the e-mail to ABUSE_CONTACT', () => {
  it('is one for many reports, the next half an hour later, with quoted plain text', async () => {
    const config = readConfig({ SMTP_URL: mailbox.url, PUBLIC_URL: 'http://localhost' })
    if (config.mail === undefined) throw new Error('expected a mail server')
    const options = { db, siteName: 'Memesmith', mail: config.mail, to: CONTACT }
    // Two servers of a site.
    const [one, other] = [createReportMails(options), createReportMails(options)]
    const mails = () => mailbox.mails.filter(({ to }) => to.includes(CONTACT))
    await test.query('delete from reports')
    await test.query('delete from report_mails')
    const before = mails().length
    vi.useFakeTimers({ toFake: ['Date'] })
    await one()
    expect(mails()).toHaveLength(before)

    const meme = await makeMeme('Reported')
    const details = 'Subject: forged\nhttp://localhost/admin?tab=reports\n<b>bold</b>'
    await report(meme, { reason: 'hate', details }, '192.0.2.1')
    await Promise.all([one(), other()])
    expect(mails()).toHaveLength(before + 1)
    const [mail] = mails().slice(-1)
    expect(mail?.to).toEqual([CONTACT])
    expect(mail?.headers).toMatch(/^Subject: 1 report on Memesmith\r?$/m)
    expect(mail?.headers).toMatch(/^Content-Type: text\/plain/m)
    expect(mail?.text).toContain(`http://localhost${meme.shareUrl}`)
    expect(mail?.text).toContain('> Subject: forged')
    expect(mail?.text).toContain('> <b>bold</b>')

    for (let from = 2; from < 24; from += 1) {
      const body = { templateId: 1, title: `Reported ${from}` }
      const another: Meme = (await owner.postJson('/api/memes', body)).json()
      await report(another, { reason: 'spam', details: 'y'.repeat(900) }, `192.0.2.${from}`)
      await one()
    }
    expect(mails()).toHaveLength(before + 1)
    vi.setSystemTime(Date.now() + 30 * 60_000 + 1000)
    await Promise.all([one(), other()])
    expect(mails()).toHaveLength(before + 2)
    const [second] = mails().slice(-1)
    expect(second?.headers).toContain('22 reports on Memesmith')
    expect(second?.text).toContain('And 2 more.')
    expect(second?.text.length).toBeLessThan(12_000)
    vi.useRealTimers()
  })
})
