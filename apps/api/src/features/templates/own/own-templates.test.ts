import { MAX_OWN_TEMPLATES, type Meme, type Template } from '@memesmith/contract'
import { type Caption, USUAL_CAPTION } from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { makeMoving } from '../../../testing/animations.ts'
import { decode, makePicture } from '../../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { removeDeletedAccounts } from '../../account/remove-deleted-accounts.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from '../../images/sweep-images.ts'
import { purgeDeleted } from '../../memes/bin/purge-deleted.service.ts'

let test: TestApp
let db: Db
let ada: Client
let bob: Client
beforeAll(async () => {
  test = await startTestApp()
  db = await test.connect()
  ada = await test.signUp()
  bob = await test.signUp()
})
afterAll(async () => {
  await db.destroy()
  await test.close()
})

const onSign: Caption = {
  ...USUAL_CAPTION,
  name: 'The 👨‍👩‍👧 sign',
  text: 'a sign',
  place: { x: 0.1, y: 0.2, width: 0.5, height: 0.3, rotation: -8 },
  color: '#ff0000',
  fontSize: 'fit',
}

const upload = async (client: Client, file?: Uint8Array): Promise<string> =>
  (await client.upload(file ?? (await makePicture('png')))).json().url

const post = async (client: Client, body: object = {}) =>
  await client.postJson('/api/templates', {
    name: 'My sign',
    imageUrl: await upload(client),
    layers: [onSign],
    ...body,
  })

const keep = async (client: Client, body: object = {}): Promise<Template> =>
  (await post(client, body)).json()

const at = ({ id }: Pick<Template, 'id'>) => `/api/templates/${id}`
const put = (client: Client, template: Template, body: object) =>
  client.send({ method: 'PUT', url: at(template), payload: { ...template, ...body } })
const remove = (client: Client, template: Template) =>
  client.send({ method: 'DELETE', url: at(template) })
const restore = (client: Client, template: Template) =>
  client.postJson(`${at(template)}/restore`, {})

const save = async (client: Client, body: object): Promise<Meme> =>
  (await client.postJson('/api/memes', body)).json()

const namesIn = async (client: Client, url = '/api/templates'): Promise<string[]> =>
  (await client.get(url)).json().map(({ name }: Template) => name)

/** The next minute: nothing that was deleted so far can be restored then. */
const purge = () => purgeDeleted(db, Date.now() + 60_000)

/** Stored totals, and the sums over all rows. */
async function storageOf(userId: number) {
  const [kept] = await test.query(`select bytes from user_storage where user_id = ${userId}`)
  const [addedUp] = await test.query(`select
    (select coalesce(sum(byte_size), 0) from images where owner_id = ${userId}) +
    (select coalesce(sum(octet_length(title || document
      || coalesce(image_description, '') || coalesce(ai_prompt, ''))), 0)
      from memes where user_id = ${userId}) +
    (select coalesce(sum(octet_length(name || description || tags || layers)), 0)
      from own_templates where user_id = ${userId}) as bytes`)
  return { kept, addedUp }
}

describe('a template of one’s own', () => {
  it('keeps picture, zones, name, tags and description, and is first in its owner’s list', async () => {
    const imageUrl = await upload(ada)
    const response = await post(ada, {
      name: ' Größer \0',
      description: 'A sign.',
      tags: [' Sign ', 'sign', ''],
      imageUrl,
    })
    expect(response.statusCode).toBe(201)
    const template: Template = response.json()
    expect(template).toMatchObject({
      name: 'Größer',
      description: 'A sign.',
      tags: ['Sign'],
      imageUrl,
      layers: [onSign],
      example: { topText: 'a sign', bottomText: '' },
      frames: 1,
      isOwn: true,
    })
    expect((await ada.get(at(template))).json()).toEqual(template)
    const second = await keep(ada, { name: 'Newer', layers: undefined })
    expect(second.layers.map(({ place, text }) => [place, text])).toEqual([
      ['top', ''],
      ['bottom', ''],
    ])
    expect(second.exampleUrl).toBe(second.thumbnailUrl)
    expect(await namesIn(ada)).toEqual(['Newer', 'Größer', 'Test Template'])
    expect((await ada.get('/api/templates?own=true')).json()).toEqual([second, template])
    const [thumbnail, example] = await Promise.all(
      [template.thumbnailUrl, template.exampleUrl].map(
        async (url) => (await decode((await ada.get(url)).rawPayload)).data,
      ),
    )
    expect(example).not.toEqual(thumbnail)
  })

  it('may move', async () => {
    const template = await keep(ada, { imageUrl: await upload(ada, makeMoving({})) })
    expect(template.frames).toBe(4)
    const meme = await save(ada, { templateId: template.id, topText: 'moving' })
    expect(meme.animationUrl).not.toBeNull()
  })

  it('is never in a cache', async () => {
    await keep(ada)
    const list = await test.visitor.get('/api/templates')
    expect(list.headers['cache-control']).toBe('no-cache')
    expect(list.json().map(({ name }: Template) => name)).toEqual(['Test Template'])
    const headers = { 'if-none-match': String(list.headers.etag) }
    const ask = (client: Client) => client.send({ method: 'GET', url: '/api/templates', headers })
    expect((await ask(bob)).statusCode).toBe(304)
    const mine = await ask(ada)
    expect([mine.statusCode, mine.headers['cache-control'], mine.headers.etag]).toEqual([
      200,
      'private, no-store',
      undefined,
    ])
    const [first] = mine.json()
    for (const url of [at(first), '/api/templates?own=true']) {
      expect((await ada.get(url)).headers['cache-control']).toBe('private, no-store')
    }
    expect((await test.visitor.get('/api/templates?own=true')).json()).toEqual([])
  })

  it('should not be reachable for another user, nor differ from one that does not exist', async () => {
    const template = await keep(ada, { name: 'Secret', description: 'Secret, too' })
    const none = { ...template, id: template.id + 1_000_000 }
    const picture = await upload(bob)
    for (const [client, status] of [
      [bob, 404],
      [test.visitor, 401],
    ] as const) {
      const answers = async (asked: Template) =>
        await Promise.all(
          [
            client.get(at(asked)),
            put(client, asked, { imageUrl: picture }),
            remove(client, asked),
            restore(client, asked),
            client.postJson('/api/memes', { templateId: asked.id }),
          ].map(async (sent) => {
            const { statusCode, body, headers } = await sent
            const { code, message } = JSON.parse(body)
            return { statusCode, code, message, cache: headers['cache-control'] }
          }),
        )
      const [read, ...others] = await answers(template)
      expect(await answers(none)).toEqual([read, ...others])
      expect(read?.statusCode).toBe(404)
      expect(others.map(({ statusCode }) => statusCode)).toEqual(others.map(() => status))
      for (const url of [template.imageUrl, template.thumbnailUrl, template.exampleUrl]) {
        expect((await client.get(url)).statusCode).toBe(404)
      }
      expect(await namesIn(client)).toEqual(['Test Template'])
    }
    expect((await ada.get(at(template))).json()).toEqual(template)
  })

  it('should not take another user’s picture', async () => {
    const response = await post(bob, { imageUrl: await upload(ada) })
    expect([response.statusCode, response.json().code]).toEqual([404, 'image_not_found'])
    const template = await keep(bob)
    const replaced = await put(bob, template, { imageUrl: await upload(ada) })
    expect([replaced.statusCode, replaced.json().code]).toEqual([404, 'image_not_found'])
  })

  it('rejects bad input in the words of its field', async () => {
    for (const [body, message] of [
      [{ name: ' \0' }, 'name must not be blank.'],
      [{ name: undefined }, 'name is required.'],
      [{ name: 'x'.repeat(81) }, 'name must be at most 80 characters, got 81.'],
      [{ description: 'x'.repeat(301) }, 'description must be at most 300 characters, got 301.'],
      [{ tags: Array.from({ length: 13 }, String) }, 'tags must have at most 12 entries.'],
      [{ layers: [{ type: 'sticker', image: 'fire' }] }, 'layers.0.text is required.'],
      [{ layers: [{ ...onSign, type: 'sticker' }] }, 'layers.0.type must be caption.'],
      [
        { layers: Array.from({ length: 5 }, () => ({ ...onSign, text: 'x'.repeat(401) })) },
        'layers must have at most 2000 characters in all captions together, got 2005.',
      ],
      [{ layers: [{ ...onSign, from: 0.5, to: 0.5 }] }, 'layers.0.to must be above from.'],
      [
        { layers: [{ ...onSign, place: { x: 1.5, y: 0, width: 1, height: 1 } }] },
        'layers.0.place.width reaches beyond 2.',
      ],
    ] as const) {
      const response = await post(ada, body)
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
    for (const imageUrl of ['https://example.com/a.png', '/api/images/none', '']) {
      expect((await post(ada, { imageUrl })).statusCode).toBe(404)
    }
  })
})

describe('a meme from it', () => {
  it('names the template to its owner, and to nobody else', async () => {
    const template = await keep(ada, { description: 'A private wall.' })
    const meme = await save(ada, { templateId: template.id, topText: 'words' })
    expect(meme).toMatchObject({ templateId: template.id, customImageUrl: template.imageUrl })
    const shared = await bob.get(meme.shareUrl.replace('/m/', '/api/share/'))
    expect(shared.json()).toMatchObject({ templateId: null, document: { layers: [] } })
    const page = await bob.get(meme.shareUrl)
    for (const { body } of [shared, page]) {
      expect(body).not.toContain(String(template.id))
      expect(body).not.toContain('A private wall.')
      expect(body).not.toContain('/api/images/')
    }
  })

  it('keeps its picture when the template changes, and stays when it is deleted', async () => {
    const user = await test.signUp()
    const template = await keep(user)
    const meme = await save(user, { templateId: template.id, topText: 'words' })
    const another = await upload(user, await makePicture('png', 300, 200))
    const changed: Template = (await put(user, template, { name: 'New', imageUrl: another })).json()
    expect(changed).toMatchObject({ id: template.id, name: 'New', imageUrl: another, width: 300 })
    expect(await namesIn(user)).toEqual(['New', 'Test Template'])
    // Only the meme needs the previous picture; nothing needs the previous small ones.
    expect((await user.get(template.imageUrl)).statusCode).toBe(200)
    expect((await user.get(template.thumbnailUrl)).statusCode).toBe(404)

    const redraw = async (body: object): Promise<Meme> =>
      (await user.send({ method: 'PUT', url: `/api/memes/${meme.id}`, payload: body })).json()
    const kept = { templateId: template.id, customImageUrl: template.imageUrl }
    expect(await redraw({ ...kept, topText: 'more' })).toMatchObject(kept)
    // The editor sends only the picture.
    expect(await redraw({ customImageUrl: template.imageUrl })).toMatchObject(kept)
    expect(await save(user, { templateId: template.id })).toMatchObject({ customImageUrl: another })

    expect((await remove(user, changed)).statusCode).toBe(204)
    await purge()
    await sweepImages(db, Date.now() + 2 * UNUSED_UPLOAD_MS)
    const [, first]: Meme[] = (await user.get('/api/memes')).json()
    expect(first).toMatchObject({ templateId: null, customImageUrl: template.imageUrl })
    expect((await user.get(template.imageUrl)).statusCode).toBe(200)
    expect(await redraw({ customImageUrl: template.imageUrl })).toMatchObject({ id: meme.id })
  })
})

describe('a deletion', () => {
  it('takes effect at once, is undone exactly, and then for good', async () => {
    const user = await test.signUp()
    const template = await keep(user)
    expect((await remove(user, template)).statusCode).toBe(204)
    expect([(await user.get(at(template))).statusCode, await namesIn(user)]).toEqual([
      404,
      ['Test Template'],
    ])
    expect((await user.postJson('/api/memes', { templateId: template.id })).statusCode).toBe(404)
    expect((await remove(user, template)).statusCode).toBe(404)
    await purgeDeleted(db, Date.now())
    expect((await restore(user, template)).json()).toEqual(template)
    expect((await user.get('/api/templates?own=true')).json()).toEqual([template])

    await remove(user, template)
    await purge()
    expect((await restore(user, template)).statusCode).toBe(404)
    for (const url of [template.imageUrl, template.thumbnailUrl, template.exampleUrl]) {
      expect((await user.get(url)).statusCode).toBe(404)
    }
  })

  it('of a meme leaves the picture to the template, and no sweep takes it', async () => {
    const user = await test.signUp()
    const template = await keep(user)
    const meme = await save(user, { templateId: template.id })
    await user.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
    expect((await user.get(template.imageUrl)).statusCode).toBe(200)
    await sweepImages(db, Date.now() + 2 * UNUSED_UPLOAD_MS)
    expect((await user.get(template.exampleUrl)).statusCode).toBe(200)
    expect(await save(user, { templateId: template.id })).toHaveProperty('id')
  })

  it('of the account takes its templates with it', async () => {
    const user = await test.signUp()
    const template = await keep(user)
    await save(user, { templateId: template.id })
    await user.postJson('/api/account/delete', { confirmation: PASSWORD })
    await removeDeletedAccounts(db)
    const [left] = await test.query(`select
      (select count(*) from own_templates where id = ${template.id}) as templates,
      (select count(*) from images where id = '${template.imageUrl.split('/').at(-1)}') as images`)
    expect(left).toEqual({ templates: 0, images: 0 })
  })
})

describe('what one user keeps', () => {
  it('counts in the quota, by picture and text', async () => {
    const user = await test.signUp()
    const userId = Number((await user.me()).id)
    const template = await keep(user, { name: '日本語', description: 'ü'.repeat(100) })
    const other = await keep(user)
    for (const change of [
      () => put(user, template, { name: 'x', layers: [] }),
      () => save(user, { templateId: template.id }),
      () => remove(user, template).then(purge),
      () => remove(user, other).then(purge),
    ]) {
      await change()
      const { kept, addedUp } = await storageOf(userId)
      expect(kept).toEqual(addedUp)
    }
  })

  it('is bounded in bytes, and makes room at once when a template is deleted', async () => {
    const small = await startTestApp({ STORAGE_PER_USER_MB: '0.0625' })
    const user = await small.signUp()
    const imageUrl = await upload(user)
    const templates: Template[] = []
    let response = await post(user, { imageUrl })
    while (response.statusCode === 201 && templates.length < 100) {
      templates.push(response.json())
      response = await post(user, { imageUrl })
    }
    expect([response.statusCode, response.json().code]).toEqual([413, 'collection_full'])
    expect(templates.length).toBeGreaterThan(1)
    for (const template of templates.slice(0, 2)) await remove(user, template)
    expect((await user.postJson('/api/memes', { templateId: 1 })).statusCode).toBe(201)
    await small.close()
  })

  it(`is at most ${MAX_OWN_TEMPLATES} templates, also of concurrent requests`, async () => {
    const user = await test.signUp()
    const template = await keep(user)
    const columns = 'user_id, name, description, tags, layers, image_id, thumbnail_id, created_at'
    await test.query(`with recursive numbers (number) as
      (select 2 union all select number + 1 from numbers where number < ${MAX_OWN_TEMPLATES - 1})
      insert into own_templates (archive_key, ${columns})
      select 'copy-' || number, ${columns} from own_templates, numbers
        where own_templates.id = ${template.id}`)
    const { imageUrl } = template
    const responses = await Promise.all([post(user, { imageUrl }), post(user, { imageUrl })])
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413])
    expect(responses.find(({ statusCode }) => statusCode === 413)?.json().message).toBe(
      `You have ${MAX_OWN_TEMPLATES} templates of your own, which is the limit. Delete some that you no longer need, then try again.`,
    )
    expect(await namesIn(user, '/api/templates?own=true')).toHaveLength(MAX_OWN_TEMPLATES)
    // A deleted template makes room for another one, and then can't be restored.
    await remove(user, template)
    expect((await post(user, { imageUrl })).statusCode).toBe(201)
    expect((await restore(user, template)).statusCode).toBe(413)
    expect((await user.get(at(template))).statusCode).toBe(404)
  })
})
