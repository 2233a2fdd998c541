/** The public side, through the routes: what is shown, to whom, in which order, and who likes it. */
import { MEMES_PER_EXPLORE_PAGE, type Meme, type PublicMemes } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let admin: Client
let ada: Client
let bob: Client
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_GALLERY: 'open' })
  admin = await test.signUp('Grace')
  ada = await test.signUp('Ada')
  bob = await test.signUp('Bob')
  await choose(ada, 'ada')
  await choose(bob, 'bob')
})
afterAll(() => test.close())

const choose = (client: Client, handle: string) =>
  client.postJson('/api/account/handle', { handle })

async function save(client: Client, body: object = {}): Promise<Meme> {
  const { url } = (await client.upload(await makePicture('png', 64, 48))).json()
  const response = await client.postJson('/api/memes', { customImageUrl: url, ...body })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

const change = (client: Client, { id }: Meme, body: object) =>
  client.send({ method: 'PATCH', url: `/api/memes/${id}`, payload: body })
const show = (client: Client, meme: Meme) => change(client, meme, { isPublic: true })
const like = (client: Client, { shareUrl }: Meme, method: 'DELETE' | 'PUT' = 'PUT') =>
  client.send({ method, url: `${shareUrl.replace('/m/', '/api/explore/')}/like` })
const explore = async (query = '', client = test.visitor): Promise<PublicMemes> =>
  (await client.get(`/api/explore${query}`)).json()
const titles = async (query = '', client?: Client) =>
  (await explore(query, client)).memes.map(({ title }) => title)
const isListed = async (title: string) => (await titles()).includes(title)

describe('a site without a public side', () => {
  it('has no list, shows nothing, and keeps isPublic as it did', async () => {
    const site = await startTestApp()
    const user = await site.signUp()
    const meme = await save(user, { isPublic: true })
    expect(meme).toMatchObject({ isPublic: true })
    expect(meme.publicState).toBeUndefined()
    expect((await site.visitor.get('/api/explore')).statusCode).toBe(404)
    expect((await like(user, meme)).statusCode).toBe(404)
    const refused = await show(user, meme)
    expect(refused.statusCode).toBe(403)
    expect(refused.json().code).toBe('no_public_side')
    await site.close()
  })
})

describe('a meme', () => {
  it('is public when its owner shows it, and gone when the owner takes it back', async () => {
    const meme = await save(ada, { title: 'Shown later', topText: 'HELLO' })
    expect(await isListed('Shown later')).toBe(false)
    const shown = (await show(ada, meme)).json()
    expect(shown).toMatchObject({ isPublic: true, publicState: 'shown' })
    const [listed] = (await explore()).memes
    expect(listed).toMatchObject({
      title: 'Shown later',
      handle: 'ada',
      alt: 'A meme that says: HELLO',
      shareUrl: meme.shareUrl,
      likes: 0,
      isLiked: false,
    })
    expect((await test.visitor.get(listed?.pictureUrl ?? '')).statusCode).toBe(200)
    expect(JSON.stringify(listed)).not.toMatch(/example\.com|Ada/)

    const hidden = (await change(ada, meme, { isPublic: false })).json()
    expect(hidden).toMatchObject({ isPublic: false })
    expect(hidden.publicState).toBeUndefined()
    expect(await isListed('Shown later')).toBe(false)
  })

  it('is shown at its save, if its owner says so there', async () => {
    const meme = await save(ada, { title: 'Shown at once', isPublic: true })
    expect(meme.publicState).toBe('shown')
    expect(await isListed('Shown at once')).toBe(true)
    const put = await ada.send({
      method: 'PUT',
      url: `/api/memes/${meme.id}`,
      payload: { customImageUrl: meme.customImageUrl, title: 'Shown at once', isPublic: false },
    })
    expect(put.statusCode).toBe(200)
    expect(await isListed('Shown at once')).toBe(false)
  })

  it('is not shown by its save alone, by an import, nor by another user', async () => {
    const meme = await save(ada, { title: 'Private' })
    expect((await show(bob, meme)).statusCode).toBe(404)
    await save(ada, { title: 'Archived', isPublic: true })
    const zip = (await ada.get('/api/archive')).rawPayload
    expect((await bob.importZip(zip)).statusCode).toBe(200)
    const imported: Meme[] = (await bob.get('/api/memes?q=Archived')).json()
    expect(imported.map(({ publicState }) => publicState)).toEqual([undefined])
    expect(await isListed('Private')).toBe(false)
    expect((await explore('?handle=bob')).memes).toEqual([])
  })

  it('needs the handle of its owner', async () => {
    const user = await test.signUp()
    const meme = await save(user)
    const refused = await show(user, meme)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('handle_required')
    expect((await user.get(`/api/memes/${meme.id}`)).json().isPublic).toBe(false)
  })

  it('is gone while it is deleted, taken down, or its owner is suspended, and for good with the account', async () => {
    const user = await test.signUp()
    await choose(user, 'carol')
    const meme = await save(user, { title: 'Come and go', isPublic: true })
    await like(ada, meme)
    await user.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
    expect(await isListed('Come and go')).toBe(false)
    expect((await like(bob, meme)).statusCode).toBe(404)
    await user.postJson('/api/memes/restore', { ids: [meme.id] })
    expect(await isListed('Come and go')).toBe(true)

    const acts = meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/acts')
    await admin.postJson(acts, { act: 'take-down' })
    expect(await isListed('Come and go')).toBe(false)
    await admin.postJson(acts, { act: 'restore' })
    expect(await isListed('Come and go')).toBe(true)

    const { id, email } = await user.me()
    await admin.postJson(`/api/admin/users/${id}/acts`, { act: 'suspend' })
    expect(await isListed('Come and go')).toBe(false)
    expect((await test.visitor.get('/api/explore?handle=carol')).statusCode).toBe(404)
    await admin.postJson(`/api/admin/users/${id}/acts`, { act: 'unsuspend' })
    expect(await isListed('Come and go')).toBe(true)

    const again = test.newVisitor()
    await again.postForm('/api/login', { email, password: PASSWORD })
    const gone = await again.postJson('/api/account/delete', { confirmation: PASSWORD })
    expect(gone.statusCode).toBe(204)
    expect(await isListed('Come and go')).toBe(false)
    // The handle is free again.
    expect((await choose(await test.signUp(), 'carol')).statusCode).toBe(204)
    const rest = await test.query(
      'select * from public_memes where meme_id not in (select id from memes)',
    )
    expect(rest).toEqual([])
  })
})

describe('a handle', () => {
  it('belongs to one account, in all its spellings, and can be changed', async () => {
    for (const taken of ['ada', 'ADA', 'a_d_a']) {
      const refused = await choose(bob, taken)
      expect(refused.statusCode, taken).toBe(409)
      expect(refused.json().code).toBe('handle_taken')
    }
    const refused = await choose(bob, 'admin')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'handle_refused',
      message: 'That handle is reserved.',
    })
    expect((await choose(bob, 'Bobby')).statusCode).toBe(204)
    expect((await bob.get('/api/account')).json().handle).toBe('Bobby')
    expect((await test.visitor.get('/api/explore?handle=bob')).statusCode).toBe(404)
    expect((await test.visitor.get('/api/explore?handle=bobby')).statusCode).toBe(200)
    expect((await choose(bob, 'bob')).statusCode).toBe(204)
  })

  it('goes to nobody else for a while when its owner has another one, who may take it back', async () => {
    const [owner, impostor] = [await test.signUp(), await test.signUp()]
    await choose(owner, 'famous')
    await choose(owner, 'famous_too')
    expect((await choose(owner, 'Famous_New')).statusCode).toBe(204)
    // Only the last one is kept: nobody reserves names by trying them.
    expect((await choose(impostor, 'f4mous')).statusCode).toBe(204)
    expect((await choose(impostor, 'famous')).statusCode).toBe(204)
    expect((await choose(impostor, 'FAMOUSTOO')).json().code).toBe('handle_taken')
    expect((await impostor.get('/api/account')).json().handle).toBe('famous')
    expect((await choose(owner, 'famous_too')).statusCode).toBe(204)
    await choose(owner, 'famous_new')
    await test.query('update users set handle_changed_at = 0')
    expect((await choose(impostor, 'famous_too')).statusCode).toBe(204)
  })

  it('goes to one of those who choose it at the same moment', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => test.signUp()))
    const spellings = ['wanted', 'WANTED', 'Want_ed', 'vvanted']
    const answers = await Promise.all(
      users.map((user, index) => choose(user, spellings[index] ?? '')),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409, 409, 409])
  })
})

describe('a like', () => {
  it('counts once for each user, and can be taken back', async () => {
    const meme = await save(ada, { title: 'Liked', isPublic: true })
    const answers = await Promise.all([like(bob, meme), like(bob, meme), like(ada, meme)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const seen = async (client: Client) =>
      (await explore('', client)).memes.find(({ title }) => title === 'Liked')
    expect(await seen(bob)).toMatchObject({ likes: 2, isLiked: true })
    expect(await seen(test.visitor)).toMatchObject({ likes: 2, isLiked: false })
    expect((await like(bob, meme, 'DELETE')).json()).toEqual({ likes: 1 })
    expect((await like(bob, meme, 'DELETE')).json()).toEqual({ likes: 1 })
    expect((await like(test.visitor, meme)).statusCode).toBe(401)
    // Taken back and shown again, it keeps its likes.
    await change(ada, meme, { isPublic: false })
    expect((await like(bob, meme)).statusCode).toBe(404)
    await show(ada, meme)
    expect(await seen(ada)).toMatchObject({ likes: 1, isLiked: true })
  })

  it('is not counted any more when its account is deleted', async () => {
    const meme = await save(ada, { title: 'Liked by a guest', isPublic: true })
    const guest = await test.signUp()
    expect((await like(guest, meme)).json()).toEqual({ likes: 1 })
    await guest.postJson('/api/account/delete', { confirmation: PASSWORD })
    expect((await like(ada, meme, 'DELETE')).json()).toEqual({ likes: 0 })
  })
})

describe('a meme that is made after another', () => {
  it('names whom it is after, with a link while that is in public, and survives it', async () => {
    const maker = await test.signUp()
    await choose(maker, 'origin')
    const original = await save(maker, { title: 'Original', isPublic: true })
    const after = original.shareUrl.split('/').at(-1)
    await save(ada, { title: 'Made after it', isPublic: true, after })
    const found = async () =>
      (await explore()).memes.find(({ title }) => title === 'Made after it')?.after
    expect(await found()).toEqual({ handle: 'origin', shareUrl: original.shareUrl })
    await choose(maker, 'origin2')
    await maker.send({ method: 'DELETE', url: `/api/memes/${original.id}` })
    expect(await found()).toEqual({ handle: 'origin2', shareUrl: null })
    await maker.postJson('/api/account/delete', { confirmation: PASSWORD })
    expect(await found()).toBeUndefined()
    expect(await isListed('Made after it')).toBe(true)
    // One that its owner does not show says nothing.
    const hidden = await save(bob, { title: 'Hidden' })
    await save(ada, {
      title: 'After none',
      isPublic: true,
      after: hidden.shareUrl.split('/').at(-1),
    })
    const [none] = (await explore()).memes
    expect(none).toMatchObject({ title: 'After none' })
    expect(none?.after).toBeUndefined()
  })
})

describe('the list', () => {
  it('has the newest first, or the most liked, whose likes fade', async () => {
    const site = await startTestApp({ PUBLIC_GALLERY: 'open' })
    const owner = await site.signUp()
    await choose(owner, 'maker')
    const fans = await Promise.all([1, 2, 3].map(() => site.signUp()))
    const made: Meme[] = []
    vi.useFakeTimers({ toFake: ['Date'] })
    const start = Date.now()
    for (const [title, hours] of [
      ['old', 0],
      ['liked', 1],
      ['new', 2],
    ] as const) {
      vi.setSystemTime(start + hours * 3_600_000)
      made.push(await save(owner, { title, isPublic: true }))
    }
    vi.useRealTimers()
    for (const fan of fans) for (const meme of made.slice(0, 2)) await like(fan, meme)
    const titlesAt = async (query: string) =>
      (await explore(query, site.visitor)).memes.map(({ title }) => title)
    expect(await titlesAt('')).toEqual(['new', 'liked', 'old'])
    // Three likes are worth seven hours.
    expect(await titlesAt('?sort=popular')).toEqual(['liked', 'old', 'new'])
    for (const seed of [0, 500_000_000, 999_999_999]) {
      const random = await titlesAt(`?sort=random&seed=${seed}`)
      expect(random.toSorted()).toEqual(['liked', 'new', 'old'])
    }
    await site.close()
  })

  it('brings no meme to the top again that is taken back and shown again, or drawn anew', async () => {
    const site = await startTestApp({ PUBLIC_GALLERY: 'open' })
    const owner = await site.signUp()
    await choose(owner, 'maker')
    const old = await save(owner, { title: 'Old', isPublic: true })
    await vi.waitUntil(() => Date.now() > new Date(old.createdAt).getTime() + 1)
    await save(owner, { title: 'New', isPublic: true })
    const order = async () => (await explore('', site.visitor)).memes.map(({ title }) => title)
    expect(await order()).toEqual(['New', 'Old'])
    await change(owner, old, { isPublic: false })
    expect(await order()).toEqual(['New'])
    await show(owner, old)
    expect(await order()).toEqual(['New', 'Old'])
    const { customImageUrl } = old
    const payload = { customImageUrl, title: 'Old', topText: 'AGAIN' }
    await owner.send({ method: 'PUT', url: `/api/memes/${old.id}`, payload })
    expect(await order()).toEqual(['New', 'Old'])
    expect((await explore('?sort=popular', site.visitor)).memes.map(({ title }) => title)).toEqual([
      'New',
      'Old',
    ])
    await site.close()
  })

  it('has pages, each meme on one of them, in every order', async () => {
    const db = await test.connect()
    const meme = await save(ada, { title: 'One of many', isPublic: true })
    const { userId, imageId } = await db
      .selectFrom('memes')
      .select(['userId', 'imageId'])
      .where('id', '=', meme.id)
      .executeTakeFirstOrThrow()
    const templates = (await test.visitor.get('/api/templates')).json()
    const templateId: number = templates[0].id
    const count = 2 * MEMES_PER_EXPLORE_PAGE
    for (let index = 0; index < count; index += 1) {
      const { id } = await db
        .insertInto('memes')
        .values({
          userId,
          shareId: `many${index}`.padEnd(22, 'x'),
          title: `many ${index}`,
          document: '{"layers":[]}',
          templateId,
          ownTemplateId: null,
          customImageId: null,
          imageId,
          thumbnailId: null,
          animationId: null,
          gifId: null,
          mp4Id: null,
          isPublic: 1,
          imageDescription: null,
          aiPrompt: null,
          suggestedTitle: null,
          createdAt: 1,
          updatedAt: null,
          importedFrom: null,
          pictureHash: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('publicMemes')
        .values({
          memeId: id,
          userId,
          templateId,
          state: 'shown',
          // All at the same time.
          shownAt: 1,
          likes: 0,
          popularity: 0,
          shuffle: index % 3 === 0 ? 7 : index * 1000,
        })
        .execute()
    }
    await db.destroy()
    for (const query of ['sort=newest', 'sort=popular', 'sort=random&seed=50000', 'handle=ada']) {
      const found: string[] = []
      for (let page = 1; ; page += 1) {
        const { memes, hasNext } = await explore(`?${query}&page=${page}`)
        found.push(...memes.map(({ shareId }) => shareId))
        if (!hasNext) break
      }
      expect(new Set(found).size, query).toBe(found.length)
      expect(found.filter((id) => id.startsWith('many')).length, query).toBe(count)
    }
    const ofTemplate = await explore(`?template=${templateId}&page=2`)
    expect(ofTemplate).toMatchObject({ hasNext: false })
    expect(ofTemplate.memes).toHaveLength(MEMES_PER_EXPLORE_PAGE)
  })

  it('is searched by words and tags, of what everybody may see of a meme that is shown', async () => {
    const site = await startTestApp({ PUBLIC_GALLERY: 'open' })
    const owner = await site.signUp()
    await choose(owner, 'maker')
    const cover = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }
    const meme = await save(owner, {
      title: 'Grumpy Café',
      topText: 'me looking at a cheeseburger',
    })
    await change(owner, meme, { tags: ['Cats', 'Größe'] })
    await save(owner, { title: 'Another cheeseburger, grumpy', isPublic: true })
    await save(owner, {
      title: 'Covered',
      isPublic: true,
      templateId: 1,
      customImageUrl: null,
      document: {
        layers: [
          { type: 'caption', text: 'secretive', place: 'top' },
          { type: 'cover', place: cover },
        ],
      },
    })
    const found = async (query: string) =>
      (await explore(query, site.visitor)).memes.map(({ title }) => title)
    const tags = async () => (await site.visitor.get('/api/explore/tags')).json()
    // Not shown yet.
    expect(await found('?q=cafe')).toEqual([])
    expect(await tags()).toEqual([])
    await show(owner, meme)
    expect(await found('?q=cafe')).toEqual(['Grumpy Café'])
    // By its beginning, with a typo, and with every word; the title counts more than a caption.
    expect(await found('?q=grum')).toHaveLength(2)
    expect(await found('?q=cheesburger+grumpy')).toEqual([
      'Another cheeseburger, grumpy',
      'Grumpy Café',
    ])
    expect(await found('?q=secretive')).toEqual([])
    expect(await found('?template=1')).toEqual([])
    for (const sort of ['newest', 'popular']) {
      expect(await found(`?tag=grosse&sort=${sort}`)).toEqual(['Grumpy Café'])
    }
    expect(await tags()).toEqual([
      { tag: 'Cats', count: 1 },
      { tag: 'Größe', count: 1 },
    ])
    const thumbnail = meme.shareUrl.replace('/m/', '/api/explore/').concat('/thumbnail')
    expect((await site.visitor.get(thumbnail)).headers['content-type']).toBe('image/webp')
    // What its owner changes is found at once, and no more when it is taken back.
    await change(owner, meme, { tags: ['dogs'], title: 'Happy' })
    expect(await found('?tag=cats')).toEqual([])
    expect(await found('?q=happy')).toEqual(['Happy'])
    await change(owner, meme, { isPublic: false })
    expect(await found('?q=happy')).toEqual([])
    expect(await found('?tag=dogs')).toEqual([])
    expect((await site.visitor.get(thumbnail)).statusCode).toBe(404)
    expect(await site.query('select * from public_tags')).toEqual([])
    await site.close()
  })

  it('says what is wrong with a request', async () => {
    for (const [query, status, message] of [
      ['?page=0', 400, /page/],
      ['?page=251', 400, /page/],
      ['?sort=best', 400, /sort/],
      ['?sort=random&template=1', 400, /^sort must not be random/],
      ['?q=cat&tag=dog', 400, /^Only one of q, tag/],
      ['?seed=x', 400, /seed/],
      ['?handle=nobody9', 404, /nobody with that handle/],
    ] as const) {
      const response = await test.visitor.get(`/api/explore${query}`)
      expect(response.statusCode, query).toBe(status)
      expect(response.json().message).toMatch(message)
    }
  })
})

describe('a site that reviews', () => {
  it('shows what an administrator lets in, and tells its owner why another stays out', async () => {
    const site = await startTestApp({ PUBLIC_GALLERY: 'review' })
    const judge = await site.signUp()
    const owner = await site.signUp()
    await choose(owner, 'maker')
    const first = await save(owner, { title: 'First', isPublic: true })
    const second = await save(owner, { title: 'Second', isPublic: true })
    expect(first.publicState).toBe('waiting')
    const shown = async () => (await explore('', site.visitor)).memes.map(({ title }) => title)
    const waiting = async () => {
      const { rows } = (await judge.get('/api/admin/waiting')).json()
      return rows.map(({ title }: { readonly title: string }) => title)
    }
    const decide = (meme: Meme, body: object) =>
      judge.postJson(meme.shareUrl.replace('/m/', '/api/admin/memes/').concat('/acts'), body)
    expect(await shown()).toEqual([])
    expect(await waiting()).toEqual(['First', 'Second'])
    expect((await owner.get('/api/admin/waiting')).statusCode).toBe(404)

    expect((await decide(first, { act: 'let-in' })).statusCode).toBe(204)
    await decide(second, { act: 'keep-out', reason: 'an advertisement' })
    expect(await shown()).toEqual(['First'])
    expect(await waiting()).toEqual([])
    expect((await owner.get(`/api/memes/${second.id}`)).json()).toMatchObject({
      publicState: 'refused',
      publicReason: 'an advertisement',
    })
    // Showing it again does not help.
    expect((await show(owner, second)).json().publicState).toBe('refused')

    // Another drawing is another meme.
    const drawn = await owner.send({
      method: 'PUT',
      url: `/api/memes/${first.id}`,
      payload: { customImageUrl: first.customImageUrl, title: 'First', topText: 'RUDE' },
    })
    expect(drawn.json().publicState).toBe('waiting')
    expect(await shown()).toEqual([])

    // So is another title, which everybody reads.
    await decide(first, { act: 'let-in' })
    expect(await shown()).toEqual(['First'])
    expect((await change(owner, first, { title: 'First' })).json().publicState).toBe('shown')
    expect((await change(owner, first, { title: 'RUDE' })).json().publicState).toBe('waiting')
    expect(await shown()).toEqual([])
    await site.close()
  })
})
