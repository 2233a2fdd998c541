import { setTimeout as sleep } from 'node:timers/promises'
import { calls, pathOf } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillCollection, shareIdOf } from '../../testing/fill-collection.ts'
import { isFull } from '../../testing/full-run.ts'
import { itOnce } from '../../testing/it-once.ts'
import { makePicture } from '../../testing/pictures.ts'
import { joinPublicSide, publicSideOf } from '../../testing/public-side.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { dropPassword, logIn, signUpTwice, statusOf } from '../../testing/two-browsers.ts'
import { markUserDeleted } from '../../users/users.repository.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

describe('deleting the account', { timeout: 30_000 }, () => {
  const remove = (client: Client, confirmation: string) =>
    client.postJson('/api/account/delete', { confirmation })

  itOnce('requires the password', async () => {
    const { here, elsewhere, email } = await signUpTwice(test)
    for (const confirmation of ['wrong one', '', email]) {
      const response = await remove(here, confirmation)
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        'That is not your password.',
      ])
    }
    expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 200])
  })

  itOnce('requires the e-mail when there is no password', async () => {
    const client = await test.signUp()
    const { email } = await client.me()
    await dropPassword(test, email)
    expect((await remove(client, PASSWORD)).json().message).toContain('not the e-mail')
    expect((await remove(client, ` ${email.toUpperCase()} `)).statusCode).toBe(204)
    expect(await statusOf(client)).toBe(401)
  })

  it('refuses the only administrator while others have an account, and says what helps', async () => {
    const own = await startTestApp()
    const administrator = await own.signUp()
    const other = await own.signUp()
    const refused = await remove(administrator, PASSWORD)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_administrator'])
    expect(refused.json().message).toContain('run accounts:delete.')
    expect(await statusOf(administrator)).toBe(200)
    expect((await remove(other, PASSWORD)).statusCode).toBe(204)
    expect((await remove(administrator, PASSWORD)).statusCode).toBe(204)
    await own.close()
  })

  it('deletes all of the user’s data, and none of other users’', async () => {
    const own = await startTestApp()
    const rowCounts = () => {
      const tables = ['users', 'sessions', 'memes', 'images', 'generations']
      const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
      return own.query(`select ${counts.join(', ')}`)
    }
    const fill = async (client: Client) => {
      const { url } = (await client.upload(await makePicture('png'))).json()
      await client.upload(await makePicture('jpeg'))
      const memes = [{ templateId: 1 }, { customImageUrl: url }, { memeImageUrl: url }]
      for (const meme of memes) await client.postJson('/api/memes', meme)
      await client.postJson('/api/memes/generate', { prompt: 'a cat at work' })
      return (await client.get('/api/memes')).json()
    }
    const keeper = await own.signUp()
    await fill(keeper)
    const before = await rowCounts()

    const leaver = await own.signUp()
    const memes = await fill(leaver)
    expect(memes).toHaveLength(4)
    expect(await rowCounts()).not.toEqual(before)
    expect((await remove(leaver, PASSWORD)).statusCode).toBe(204)

    expect(await rowCounts()).toEqual(before)
    expect(await statusOf(leaver)).toBe(401)
    for (const { shareUrl, memeImageUrl } of memes) {
      expect((await own.visitor.get(shareUrl)).statusCode).toBe(404)
      expect((await own.visitor.get(memeImageUrl)).statusCode).toBe(404)
    }
    expect((await keeper.get('/api/memes')).json()).toHaveLength(4)
    await own.close()
  })

  it('takes back the handle, what is shown, likes and appeals, and leaves those of others', async () => {
    const own = await startTestApp({ PUBLIC_GALLERY: 'open' })
    const rowCounts = () => {
      const tables = [
        'public_memes',
        'public_words',
        'public_tags',
        'remixes',
        'likes',
        'decisions',
      ]
      const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
      return own.query(`select ${counts.join(', ')}`)
    }
    const keeper = await own.signUp()
    await joinPublicSide(keeper, 'keeper', { fan: keeper, administrator: keeper })
    const before = { rows: await rowCounts(), seen: await publicSideOf(keeper) }
    const leaver = await own.signUp()
    await joinPublicSide(leaver, 'leaver', { fan: keeper, administrator: keeper })
    const [{ shareId } = { shareId: '' }] = before.seen.list.memes
    const liked = pathOf(calls.likeMeme, { shareId })
    expect((await leaver.send({ method: 'PUT', url: liked })).json()).toEqual({ likes: 2 })
    expect(await rowCounts()).not.toEqual(before.rows)

    expect((await remove(leaver, PASSWORD)).statusCode).toBe(204)
    expect({ rows: await rowCounts(), seen: await publicSideOf(keeper) }).toEqual(before)
    expect((await keeper.get(`${calls.listPublicMemes.path}?handle=leaver`)).statusCode).toBe(404)
    expect((await keeper.get(calls.adminAppeals.path)).json().rows).toHaveLength(1)
    await own.close()
  })

  it('ends pending requests, and leaves nothing of them', async () => {
    const own = await startTestApp()
    const client = await own.signUp()
    const picture = await makePicture('png')
    const underWay = Promise.all([
      client.postJson('/api/memes/generate', { prompt: 'a cat at work' }),
      client.postJson('/api/memes', { templateId: 1 }),
      client.upload(picture),
      client.postJson('/api/memes/generate', { prompt: 'a dog at home' }),
    ])
    expect((await remove(client, PASSWORD)).statusCode).toBe(204)
    for (const { statusCode } of await underWay) expect([201, 401, 409]).toContain(statusCode)

    const db = await own.connect()
    const ownImages = db.selectFrom('images').selectAll().where('ownerId', 'is not', null)
    expect(await ownImages.execute()).toEqual([])
    expect(await db.selectFrom('memes').selectAll().execute()).toEqual([])
    await db.destroy()
    await own.close()
  })

  itOnce('frees the e-mail for a new account, which starts empty', async () => {
    const client = await test.signUp()
    const { email } = await client.me()
    await client.postJson('/api/memes', { templateId: 1 })
    await remove(client, PASSWORD)
    expect(await logIn(test, email, PASSWORD)).toBe(401)
    const again = test.newVisitor()
    expect((await again.postForm('/api/signup', { email, password: PASSWORD })).statusCode).toBe(
      303,
    )
    expect((await again.get('/api/memes')).json()).toEqual([])
  })

  it('lets others save while a large collection is being removed', async () => {
    const own = await startTestApp()
    const [another, leaver] = [await own.signUp(), await own.signUp()]
    // The thread that draws memes starts with the first.
    await another.postJson('/api/memes', { templateId: 1 })
    await fillCollection(own.dataDir, {
      userId: 2,
      count: isFull ? 10_000 : 6000,
      pictureBytes: 100,
    })
    const finished: string[] = []
    const removal = remove(leaver, PASSWORD).then(({ statusCode }) => {
      finished.push(`removal ${statusCode}`)
    })
    const link = `/m/${shareIdOf(2, 1)}`
    while ((await own.visitor.get(link)).statusCode === 200) await sleep(1)
    const saved = await another.postJson('/api/memes', { templateId: 1 })
    finished.push(`save ${saved.statusCode}`)
    await removal
    expect(finished).toEqual(['save 201', 'removal 204'])
    await own.close()
  })

  it('takes effect at once, and the remaining data is removed after a crash', async () => {
    const own = await startTestApp()
    const client = await own.signUp('Ada')
    const { email } = await client.me()
    const meme = (await client.postJson('/api/memes', { templateId: 1 })).json()
    // The state after a crash that follows the first step of a deletion.
    const db = await own.connect()
    await markUserDeleted(db, 1)
    await db.destroy()
    expect(await statusOf(client)).toBe(401)
    for (const url of [meme.shareUrl, meme.memeImageUrl]) {
      expect((await own.visitor.get(url)).statusCode).toBe(404)
    }
    const form = { email, password: PASSWORD }
    expect((await own.newVisitor().postForm('/api/login', form)).statusCode).toBe(401)
    expect((await own.newVisitor().postForm('/api/signup', form)).statusCode).toBe(303)

    await own.app.close()
    const restarted = await startTestApp({ DATA_DIR: own.dataDir })
    const left = () =>
      restarted.query(`select 'meme' from memes where user_id = 1
        union all select 'image' from images where owner_id = 1
        union all select 'user' from users where id = 1`)
    await expect.poll(left).toEqual([])
    await restarted.close()
    await own.close()
  })
})
