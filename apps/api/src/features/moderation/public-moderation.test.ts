/** What keeps the public side of a site decent: decisions, appeals, reports that are answered, and holds. */
import { type Decision, HOUR_MS, MAX_APPEAL_LENGTH, type Meme } from '@memesmith/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: Client
let owner: Client
beforeAll(async () => {
  test = await startTestApp({
    PUBLIC_GALLERY: 'open',
    PUBLIC_HELD_WORDS: 'buy now, Größe',
    PUBLIC_MEMES_OF_NEW_ACCOUNTS: '20',
  })
  admin = await test.signUp('Grace')
  owner = await person('maker')
})
afterAll(() => test.close())

async function person(handle: string): Promise<Client> {
  const client = await test.signUp()
  await client.postJson('/api/account/handle', { handle })
  return client
}

async function show(client: Client, picture: Uint8Array, body: object = {}): Promise<Meme> {
  const { url } = (await client.upload(picture)).json()
  const payload = { customImageUrl: url, isPublic: true, ...body }
  const response = await client.postJson('/api/memes', payload)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

/** A picture that looks like no other: soft blobs at places that depend on the seed. */
async function photo(seed: number): Promise<Buffer> {
  const raw = Buffer.from(
    Array.from({ length: 12 * 9 * 3 }, (_, at) => (((at * 7919 + seed * 104_729) ** 2) >> 3) % 256),
  )
  const small = sharp(raw, { raw: { width: 12, height: 9, channels: 3 } })
  return await small.resize(640, 480, { kernel: 'cubic' }).png().toBuffer()
}

const act = (meme: Meme, body: object) =>
  admin.postJson(meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/acts'), body)
const decisions = async (client: Client): Promise<Decision[]> =>
  (await client.get('/api/decisions')).json()
const isShown = async ({ title }: Meme) =>
  (await test.visitor.get('/api/explore')).json().memes.some((meme: Meme) => meme.title === title)
const report = async (meme: Meme) =>
  (await test.visitor.postForm(`${meme.shareUrl}/report`, { reason: 'spam', details: '' })).body
const ticketIn = (page: string) => /href="(\/reports\/[^"]+)"/.exec(page)?.[1] ?? ''

describe('a decision', () => {
  it.each([
    ['keep-out', 'hidden', /not shown in public any more/],
    ['take-down', 'removed', /taken down/],
    ['warn', 'warned', /was warned/],
    ['dismiss-reports', undefined, /stays as it is/],
  ] as const)(
    '%s tells the owner why, and the reporter what became of it',
    async (what, as, said) => {
      const meme = await show(owner, await photo(what.length), { title: `To ${what}` })
      const address = ticketIn(await report(meme))
      expect((await test.visitor.get(address)).body).toContain('Nobody has decided yet')
      const before = (await decisions(owner)).length
      expect((await act(meme, { act: what, why: 'spam', reason: 'an advert' })).statusCode).toBe(
        204,
      )
      expect((await test.visitor.get(address)).body).toMatch(said)
      expect(await isShown(meme)).toBe(what === 'warn' || what === 'dismiss-reports')
      const [last, ...others] = await decisions(owner)
      expect(others.length + 1).toBe(before + (as === undefined ? 0 : 1))
      if (as !== undefined) {
        expect(last).toMatchObject({
          act: as,
          title: `To ${what}`,
          reason: 'spam',
          details: 'an advert',
          appeal: null,
        })
      }
      const { rows } = (await admin.get('/api/admin/log')).json()
      expect(JSON.stringify(rows[0])).toContain(meme.shareUrl.slice(3))
    },
  )

  it('can be to suspend the owner, who reads why at the login, and appeals once', async () => {
    const other = await person('suspended')
    const { email } = await other.me()
    const logIn = async (password = PASSWORD) =>
      await test.newVisitor().postForm('/api/login', { email, password })
    const meme = await show(other, await photo(40), { title: '<b>Suspended</b>' })
    const why = { why: 'hate', reason: '<i>no</i>' }
    expect((await act(meme, { act: 'suspend-owner', ...why })).statusCode).toBe(204)
    expect((await other.get('/api/memes')).statusCode).toBe(401)
    expect(await isShown(meme)).toBe(false)

    expect((await logIn('wrong horse')).statusCode).toBe(401)
    const { statusCode, headers } = await logIn()
    expect(statusCode).toBe(303)
    const address = String(headers.location)
    const page = async () => (await test.visitor.get(address)).body
    expect(await page()).toContain('&#60;b&#62;Suspended&#60;/b&#62;')
    expect(await page()).toContain('insults or threatens people: <bdi>&#60;i&#62;no&#60;/i&#62;')
    const appeal = (words: string) => test.visitor.postForm(address, { appeal: words })
    expect((await appeal(' ')).statusCode).toBe(422)
    expect((await appeal('x'.repeat(MAX_APPEAL_LENGTH + 1))).statusCode).toBe(422)
    const raced = await Promise.all([1, 2, 3].map((number) => appeal(`It is a joke ${number}.`)))
    expect(raced.map(({ statusCode }) => statusCode)).toContain(303)
    expect(await page()).toContain('Nobody has answered yet')
    expect(await page()).not.toContain('<form')
    const { rows } = (await admin.get('/api/admin/appeals')).json()
    expect(rows).toMatchObject([{ act: 'suspended', appeal: expect.stringMatching(/^It is a j/) }])

    // Another text, user or time is not signed.
    const [ticket = '', signature = ''] = address.split('.')
    for (const forged of [
      `${ticket}9.${signature}`,
      `${address}x`,
      '/suspended/1-9',
      '/suspended/x',
    ]) {
      expect((await test.visitor.get(forged)).statusCode, forged).toBe(404)
      expect((await test.visitor.postForm(forged, { appeal: 'mine' })).statusCode).toBe(404)
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR_MS })
    expect((await test.visitor.get(address)).statusCode).toBe(404)
    vi.useRealTimers()

    const answer = { isReversed: true, answer: 'It was.' }
    await admin.postJson(`/api/admin/appeals/${rows[0].id}`, answer)
    expect((await test.visitor.get(address)).statusCode).toBe(404)
    expect((await logIn()).headers.location).toBe('/')
    expect(await isShown(meme)).toBe(true)
  })

  it('is appealed against once, by its owner alone, and undone if that is right', async () => {
    const meme = await show(owner, await photo(50), { title: 'Appealed' })
    await act(meme, { act: 'take-down', why: 'rights' })
    const [decision] = await decisions(owner)
    const address = `/api/decisions/${decision?.id}/appeal`
    expect((await admin.postJson(address, { appeal: 'mine' })).statusCode).toBe(409)
    const raced = await Promise.all(
      [1, 2, 3].map(() => owner.postJson(address, { appeal: 'I drew it.' })),
    )
    expect(raced.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409])
    const { rows } = (await admin.get('/api/admin/appeals')).json()
    expect(rows).toMatchObject([{ title: 'Appealed', act: 'removed', appeal: 'I drew it.' }])
    const answer = { isReversed: true, answer: 'You did.' }
    expect((await admin.postJson(`/api/admin/appeals/${decision?.id}`, answer)).statusCode).toBe(
      204,
    )
    expect((await admin.postJson(`/api/admin/appeals/${decision?.id}`, answer)).statusCode).toBe(
      404,
    )
    expect(await isShown(meme)).toBe(true)
    expect((await decisions(owner))[0]).toMatchObject({ answer: 'You did.', isReversed: true })
    expect((await owner.postJson(address, { appeal: 'again' })).statusCode).toBe(409)
  })
})

describe('a decision that is undone without an appeal', () => {
  let author: Client
  beforeAll(async () => {
    author = await person('undone')
  })

  it.each([
    ['take-down', 'restore'],
    ['keep-out', 'let-in'],
  ])('by %s, then %s, holds no more, and takes no appeal', async (first, second) => {
    const meme = await show(author, await photo(60 + first.length), { title: `Back ${first}` })
    await act(meme, { act: first, why: 'spam' })
    const [decision] = await decisions(author)
    expect(decision).toMatchObject({ isReversed: false })
    expect((await act(meme, { act: second })).statusCode).toBe(204)
    expect(await isShown(meme)).toBe(true)
    expect((await decisions(author))[0]).toMatchObject({ isReversed: true, answer: null })
    const address = `/api/decisions/${decision?.id}/appeal`
    expect((await author.postJson(address, { appeal: 'late' })).statusCode).toBe(409)
    // The next one holds.
    await act(meme, { act: first, why: 'spam' })
    expect((await decisions(author))[0]).toMatchObject({ isReversed: false })
    await act(meme, { act: second })
  })

  it('answers the appeal that waits', async () => {
    const meme = await show(author, await photo(70), { title: 'Waits' })
    await act(meme, { act: 'take-down', why: 'rights' })
    const [decision] = await decisions(author)
    await author.postJson(`/api/decisions/${decision?.id}/appeal`, { appeal: 'Mine.' })
    await act(meme, { act: 'restore' })
    expect((await admin.get('/api/admin/appeals')).json().rows).toEqual([])
    expect((await decisions(author))[0]).toMatchObject({ isReversed: true, answer: '' })
  })

  it('is so after a suspension is lifted', async () => {
    const other = await person('lifted')
    const meme = await show(other, await photo(71), { title: 'Lifted' })
    const { id, email } = await other.me()
    await act(meme, { act: 'suspend-owner', why: 'spam' })
    await admin.postJson(`/api/admin/users/${id}/acts`, { act: 'unsuspend' })
    await other.postForm('/api/login', { email, password: PASSWORD })
    expect(await decisions(other)).toMatchObject([{ act: 'suspended', isReversed: true }])
  })
})

it('a decision names a generated meme as its owner knows it', async () => {
  const { json } = await owner.postJson('/api/memes/generate', { prompt: 'a cat on a couch' })
  const meme: Meme & { readonly suggestedTitle?: string } = json()
  expect(meme.suggestedTitle).toBeTruthy()
  await act(meme, { act: 'warn', why: 'other' })
  expect((await decisions(owner))[0]?.title).toBe(meme.suggestedTitle)
})

describe('a picture that was taken down', () => {
  it('waits when it comes back from another account: cropped, mirrored, re-encoded, re-captioned', async () => {
    const original = await photo(99)
    const meme = await show(owner, original, { title: 'Original', topText: 'HELLO' })
    await act(meme, { act: 'take-down', why: 'private' })
    const other = await person('another')
    const copies = {
      other: await sharp(original).jpeg({ quality: 40 }).toBuffer(),
      small: await sharp(original).resize(300).webp({ quality: 60 }).toBuffer(),
      mirrored: await sharp(original).flop().png().toBuffer(),
      cropped: await sharp(original)
        .extract({ left: 40, top: 20, width: 560, height: 430 })
        .png()
        .toBuffer(),
    }
    for (const [how, copy] of Object.entries(copies)) {
      const held = await show(other, copy, {
        title: how,
        topText: 'QUITE OTHER WORDS',
        bottomText: how,
      })
      expect(held.publicState, how).toBe('waiting')
    }
    const { rows } = (await admin.get('/api/admin/waiting')).json()
    expect(rows.map(({ held }: { readonly held: string }) => held)).toEqual(
      Array(4).fill('similar'),
    )
    // Another picture does not wait; and nothing does once the takedown is undone.
    expect((await show(other, await photo(7), { title: 'Another' })).publicState).toBe('shown')
    await act(meme, { act: 'restore' })
    expect((await show(other, copies.mirrored, { title: 'Now' })).publicState).toBe('shown')
  })

  it('holds no other meme on the same template, but the same words', async () => {
    const make = { customImageUrl: null, templateId: 1, topText: 'Rude words' }
    const meme = await show(owner, await makePicture('png', 64, 48), { title: 'T', ...make })
    expect(meme.publicState).toBe('shown')
    await act(meme, { act: 'take-down', why: 'hate' })
    const states = []
    for (const topText of ['rude WORDS', 'Kind words']) {
      const body = { ...make, topText, title: topText }
      states.push((await show(owner, await makePicture('png', 64, 48), body)).publicState)
    }
    expect(states).toEqual(['waiting', 'shown'])
  })
})

it('holds memes with words that the operator lists, whole ones only', async () => {
  const states = []
  for (const title of ['BUY  now!', 'Grosse Augen', 'groesse', 'größe', 'Buy it now']) {
    states.push((await show(owner, await photo(title.length + 200), { title })).publicState)
  }
  // ß is ss, as in every search.
  expect(states).toEqual(['waiting', 'waiting', 'shown', 'waiting', 'shown'])
})

it('holds a meme whose title or tags get such words after it was let in', async () => {
  const patch = (meme: Meme, payload: object) =>
    owner.send({ method: 'PATCH', url: `/api/memes/${meme.id}`, payload })
  const renamed = await show(owner, await photo(60), { title: 'Harmless' })
  expect(renamed.publicState).toBe('shown')
  expect((await patch(renamed, { title: 'Harmless still' })).json().publicState).toBe('shown')
  expect((await patch(renamed, { title: 'Buy now' })).json().publicState).toBe('waiting')
  const tagged = await show(owner, await photo(61), { title: 'Harmless too' })
  expect((await patch(tagged, { tags: ['größe'] })).json().publicState).toBe('waiting')
  const several = await show(owner, await photo(62), { title: 'Harmless as well' })
  await owner.postJson('/api/memes/tags', { ids: [several.id], add: ['BUY NOW'] })
  expect(await isShown({ ...several })).toBe(false)
})

it('keeps out what an administrator kept out, though its owner takes it back and shows it again', async () => {
  const switchTo = async (meme: Meme, isPublic: boolean) => {
    const url = `/api/memes/${meme.id}`
    return (await owner.send({ method: 'PATCH', url, payload: { isPublic } })).json()
  }
  const meme = await show(owner, await photo(70), { title: 'Again and again' })
  await act(meme, { act: 'keep-out', why: 'spam', reason: 'an advert' })
  await switchTo(meme, false)
  expect(await switchTo(meme, true)).toMatchObject({
    publicState: 'refused',
    publicReason: 'an advert',
  })
  expect(await isShown(meme)).toBe(false)
  // Until the administrator thinks otherwise, also while it is taken back.
  await switchTo(meme, false)
  await act(meme, { act: 'let-in' })
  expect((await switchTo(meme, true)).publicState).toBe('shown')
})

it('lets a new account show a few memes a day', async () => {
  const site = await startTestApp({ PUBLIC_GALLERY: 'open', PUBLIC_MEMES_OF_NEW_ACCOUNTS: '2' })
  const user = await site.signUp()
  await user.postJson('/api/account/handle', { handle: 'newcomer' })
  const save = () => user.postJson('/api/memes', { templateId: 1, isPublic: true })
  const [first] = [await save(), await save()].map((saved) => saved.json())
  // One that is taken back counts all the same, and may be shown again.
  for (const isPublic of [false, true, false]) {
    const url = `/api/memes/${first.id}`
    const { statusCode } = await user.send({ method: 'PATCH', url, payload: { isPublic } })
    expect(statusCode).toBe(200)
  }
  const refused = await save()
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'publishing_limit'])
  await site.query('update users set created_at = 0')
  expect((await save()).statusCode).toBe(201)
  await site.close()
})
