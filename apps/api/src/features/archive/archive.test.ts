import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, request } from 'node:http'
import { join } from 'node:path'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import { readAnimation } from '@memesmith/animation'
import { calls, DAY_MS, MEGABYTE, type Meme, pathOf, textIn } from '@memesmith/contract'
import { ENGLISH } from '@memesmith/languages/saying'
import { documentOfTexts } from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { databaseIn } from '../../database/testing/test-database.ts'
import { errorCounts } from '../../http/answers/error-counts.ts'
import type { OpenZip } from '../../runtime/zip/open-zip.ts'
import { Lane } from '../../scheduling/lane.ts'
import { createDatabaseStorage } from '../../storage/image-storage.ts'
import { openImageStorage } from '../../storage/open-image-storage.ts'
import { makeMoving, makeNoisy } from '../../testing/animations.ts'
import { Authenticator } from '../../testing/authenticator.ts'
import { fillCollection } from '../../testing/fill-collection.ts'
import { isFull } from '../../testing/full-run.ts'
import { addPasskey } from '../../testing/passkeys.ts'
import { makePicture } from '../../testing/pictures.ts'
import { joinPublicSide } from '../../testing/public-side.ts'
import {
  type Client,
  PASSWORD,
  sharedRenderer,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts'
import { unzip, zipOf } from '../../testing/zip.ts'
import { suspendAccount } from '../account/manage-accounts.service.ts'
import { COMMAND_LINE } from '../audit/audit.repository.ts'
import { purgeDeleted } from '../memes/bin/purge-deleted.service.ts'

import { takeDown } from '../moderation/moderation.service.ts'
import { type ImportDependencies, importArchive } from './import-archive.service.ts'
import { writeArchive } from './write-archive.service.ts'

let test: TestApp
let origin: string
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' })
  user = await test.signUp()
})
afterAll(() => test.close())

const download = async (client: Client, query = '') =>
  (await client.get(`/api/archive${query}`)).rawPayload

const listed = async (client: Client): Promise<Meme[]> => (await client.get('/api/memes')).json()

/** What an import keeps of a meme. */
const kept = ({ title, suggestedTitle, topText, bottomText, ...rest }: Meme) => {
  const { tags, isFavorite, isPublic, createdAt } = rest
  return { title, suggestedTitle, topText, bottomText, tags, isFavorite, isPublic, createdAt }
}

/** In a folder. */
const packedAgain = (files: readonly (readonly [string, Buffer])[]) =>
  zipOf(files.map(([name, bytes]) => [`my-collection/${name}`, bytes]))

const NEVER = new AbortController().signal

const MEME = { version: 1, key: 'm'.repeat(22), document: documentOfTexts({}) } as const

const SAME_MEME = {
  meme: () => MEME,
  template: () => {
    throw new Error('expected no template')
  },
}

/** The key of a meme of `turnsOf`. */
const keyIn = (file: unknown): string => String(textIn(Object(file), 'key'))

/** Imports a zip with these memes, while no other import runs. */
function turnsOf(names: readonly string[]) {
  const picture = makePicture('png')
  const archive: OpenZip = {
    names,
    has: () => false,
    read: async (name) =>
      name.startsWith('pictures')
        ? Buffer.from(await picture)
        : Buffer.from(JSON.stringify({ key: name.replace(/\W/g, '').padEnd(22, 'x') })),
  }
  return { archive, isTimeUp: false, giveWay: async () => undefined }
}

/** Calls `use` with what an import needs. */
async function withImporter(use: (deps: ImportDependencies) => Promise<void>): Promise<void> {
  const db = await test.connect()
  const renderer = sharedRenderer
  const config = readConfig(await databaseIn(test.dataDir))
  const lanes = { save: new Lane({ places: 2, waitingOfUser: 2 }) }
  await use({ config, db, images: openImageStorage(config, db), renderer, lanes }).finally(() =>
    db.destroy(),
  )
}

async function fill(client: Client): Promise<Meme[]> {
  const uploaded = async () => (await client.upload(await makePicture('png'))).json().url
  const sticker = {
    ...{ type: 'sticker', image: await uploaded(), flipped: false, opacity: 1 },
    place: { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0 },
  }
  const document = documentOfTexts({ topText: 'with a sticker' })
  for (const body of [
    { templateId: 1, title: '<script>alert("1")</script>', topText: '</style>&' },
    { customImageUrl: await uploaded(), title: '東京 🔥', isPublic: true },
    { templateId: 1, document: { ...document, layers: [...document.layers, sticker] } },
    { memeImageUrl: await uploaded(), title: 'Finished' },
    { customImageUrl: (await client.upload(makeMoving({}))).json().url, title: 'Moving' },
  ]) {
    expect((await client.postJson('/api/memes', body)).statusCode).toBe(201)
  }
  await client.postJson('/api/memes/generate', { prompt: 'a cat on the moon' })
  const [newest] = await listed(client)
  const payload = { tags: ['one', '#"two"'], isFavorite: true }
  await client.send({ method: 'PATCH', url: `/api/memes/${newest?.id}`, payload })
  return await listed(client)
}

describe('GET /api/archive', () => {
  it('has the pictures, documents and uploads of all memes, and a page without markup of theirs', async () => {
    const memes = await fill(user)
    const response = await user.get('/api/archive')
    expect(response.headers['content-type']).toBe('application/zip')
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="my-memes-.*\.zip"$/,
    )
    const files = await unzip(response.rawPayload)
    for (const { id, memeImageUrl, tags } of memes) {
      const { document } = (await user.get(`/api/memes/${id}`)).json()
      const picture = (await user.get(memeImageUrl)).rawPayload
      expect(files.get(`pictures/${id}.png`)?.equals(picture)).toBe(true)
      expect(JSON.parse(String(files.get(`memes/${id}.json`)))).toMatchObject({ document, tags })
    }
    const moving = memes.find(({ title }) => title === 'Moving')
    expect(readAnimation(files.get(`pictures/${moving?.id}.webp`) ?? Buffer.of())).toBeDefined()
    const page = String(files.get('index.html'))
    expect(page).not.toContain('<script')
    expect(page).toContain('&#60;script&#62;')
    expect(page.match(/<figure>/g)).toHaveLength(memes.length)
    // A right-to-left title does not change how the date reads.
    expect(page).toContain('<figcaption><bdi><b>東京 🔥</b></bdi> <time')
    expect(page).toContain('<bdi>#one</bdi>')
    expect([...files.keys()].filter((name) => name.startsWith('uploads/'))).toHaveLength(5)
  })

  it('has what is stored of the account, and nothing that lets anyone in', async () => {
    const [owner] = [await test.signUp('Ada'), await test.signUp('Bo')]
    const { id, email } = await owner.me()
    const at = 1_700_000_000_000
    await test.query(
      `insert into identities (issuer, subject, user_id, created_at) values ('https://id.example', 'ada-1', ${id}, ${at})`,
    )
    await owner.postJson(calls.createApiKey.path, { name: 'a bot', scope: 'read' })
    await owner.postJson(calls.changeLanguage.path, { language: 'pt-BR' })
    await addPasskey(owner, new Authenticator(), { password: PASSWORD }, 'Phone')
    const time = expect.stringMatching(/^20\d\d-\d\d-\d\dT[\d:.]+Z$/)
    const text = String((await unzip(await download(owner))).get('account.json'))
    expect(JSON.parse(text)).toEqual({
      version: 1,
      email,
      firstName: 'Ada',
      handle: null,
      language: 'pt-BR',
      likes: [],
      decisions: [],
      createdAt: time,
      isEmailConfirmed: true,
      isAdministrator: false,
      hasPassword: true,
      singleSignOn: [
        {
          issuer: 'https://id.example',
          subject: 'ada-1',
          createdAt: new Date(at).toISOString(),
        },
      ],
      passkeys: [{ name: 'Phone', createdAt: time, lastUsedAt: null }],
      apiKeys: [{ name: 'a bot', scope: 'read', createdAt: time }],
      signedInSince: [time],
    })
    expect(text).not.toMatch(/argon2|hash|credential|user_?handle/i)
  })

  it('has how many people like a meme, and what the user likes', async () => {
    const site = await startTestApp({ PUBLIC_GALLERY: 'open' })
    const [owner, fan] = [await site.signUp('Ada'), await site.signUp('Bo')]
    const { id, shareUrl } = await joinPublicSide(owner, 'Ada_99', { fan, administrator: owner })
    const files = await unzip(await download(owner))
    expect(JSON.parse(String(files.get(`memes/${id}.json`)))).toMatchObject({ likes: 1 })
    expect(JSON.parse(String(files.get('account.json')))).toMatchObject({
      handle: 'Ada_99',
      likes: [],
    })
    const ofFan = await unzip(await download(fan))
    const meme = shareUrl.replace('/m/', '')
    expect(JSON.parse(String(ofFan.get('account.json'))).likes).toEqual([
      { meme, likedAt: expect.stringMatching(/^20/) },
    ])
    await site.close()
  })

  it('has what administrators decided about the user’s memes, with appeals, and nothing of others', async () => {
    const site = await startTestApp()
    const [admin, owner] = [await site.signUp(), await site.signUp()]
    const meme: Meme = (await owner.postJson('/api/memes', { templateId: 1, title: 'Mine' })).json()
    const shareId = meme.shareUrl.replace('/m/', '')
    const acts = pathOf(calls.actOnMeme, { shareId })
    await admin.postJson(acts, { act: 'take-down', why: 'rights', reason: 'a logo' })
    const [{ id }] = (await owner.get(calls.listDecisions.path)).json()
    await owner.postJson(pathOf(calls.appealDecision, { id }), { appeal: 'I drew it.' })
    const decisionsOf = async (client: Client) =>
      JSON.parse(String((await unzip(await download(client))).get('account.json'))).decisions
    expect(await decisionsOf(owner)).toEqual([
      {
        meme: shareId,
        title: 'Mine',
        act: 'removed',
        reason: 'rights',
        details: 'a logo',
        madeAt: expect.stringMatching(/^20/),
        appeal: 'I drew it.',
        appealedAt: expect.stringMatching(/^20/),
        answer: null,
        answeredAt: null,
        isReversed: false,
      },
    ])
    expect(await decisionsOf(admin)).toEqual([])
    const refusal = { isReversed: false, answer: 'It is a logo.' }
    await admin.postJson(pathOf(calls.answerAppeal, { id }), refusal)
    const [{ answeredAt }] = await decisionsOf(owner)
    await admin.postJson(acts, { act: 'restore' })
    expect(await decisionsOf(owner)).toMatchObject([
      { answer: 'It is a logo.', answeredAt, isReversed: true },
    ])
    // What nobody appealed has no answer.
    await admin.postJson(acts, { act: 'take-down', why: 'rights', reason: 'again' })
    await admin.postJson(acts, { act: 'restore' })
    const decisions: { details: string }[] = await decisionsOf(owner)
    expect(decisions.find(({ details }) => details === 'again')).toMatchObject({
      answer: null,
      answeredAt: null,
      isReversed: true,
    })
    await site.close()
  })

  it('has only the chosen memes, and none of another user', async () => {
    const [first, second] = await listed(user)
    const some = await unzip(await download(user, `?ids=${first?.id},${second?.id},999999`))
    expect([...some.keys()].filter((name) => name.startsWith('memes/'))).toHaveLength(2)
    const stranger = await test.signUp()
    const none = await unzip(await download(stranger, `?ids=${first?.id}`))
    expect([...none.keys()]).toEqual(['index.html'])
  })

  it('has any number of chosen memes, whose ids a form sends', async () => {
    const owner = await test.signUp()
    await fillCollection(test.dataDir, { userId: (await owner.me()).id, count: 620 })
    const stranger = await listed(user)
    const ids: number[] = []
    for (let query = '?limit=200'; query !== ''; ) {
      const page: Meme[] = (await owner.get(`/api/memes${query}`)).json()
      ids.push(...page.map(({ id }) => id))
      query = page.length < 200 ? '' : `?limit=200&before=${page.at(-1)?.id}`
    }
    const [unchosen, ...chosen] = ids
    const sent = [...chosen, ...stranger.map(({ id }) => id), chosen[0]].join()
    const response = await owner.postForm('/api/archive/download', { ids: sent })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="my-memes-/)
    const files = await unzip(response.rawPayload)
    const documents = [...files.keys()].filter((name) => name.startsWith('memes/'))
    expect(documents).toHaveLength(619)
    expect(documents).not.toContain(`memes/${unchosen}.json`)
    const refused = await owner.postForm('/api/archive/download', { ids: '1,x' })
    expect(refused.statusCode).toBe(400)
  })

  it('does not wait for clients that have left', async () => {
    const owner = await test.signUp()
    const { id: userId } = await owner.me()
    await fillCollection(test.dataDir, { userId, count: 4000 })
    const { email } = await owner.me()
    const signIn = await test.newVisitor().postForm('/api/login', { email, password: PASSWORD })
    const cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const open = () => get(`${origin}/api/archive`, { headers: { cookie } }).on('error', () => {})
    const running = [open(), open()]
    await Promise.all(running.map((request) => once(request, 'response')))
    const leaving = [open(), open()]
    await sleep(100)
    for (const request of leaving) request.destroy()
    await sleep(100)
    for (const request of running) request.destroy()
    const next = open()
    const [{ statusCode }] = await once(next, 'response')
    next.destroy()
    expect(statusCode).toBe(200)
  })

  it('is read from storage no faster than its client takes it, however large it is', async () => {
    const count = isFull ? 1000 : 60
    const size = 100_000
    const owner = await test.signUp()
    const { id: userId } = await owner.me()
    await fillCollection(test.dataDir, { userId, count, pictureBytes: 1 })
    const db = await test.connect()
    let reads = 0
    const images = {
      ...createDatabaseStorage(db),
      read: async () => {
        reads += 1
        return new Uint8Array(size)
      },
    }
    let taken = 0
    let mostKept = 0
    for await (const chunk of writeArchive({ db, images }, userId, 'Site')) {
      taken += chunk.length
      // A slow client: everything that may be read ahead is read now.
      await setImmediate()
      mostKept = Math.max(mostKept, reads * size - taken)
    }
    expect(reads).toBe(count)
    // In bytes; the rest is what the client has taken.
    expect(mostKept).toBeLessThan(5 * size)
    await db.destroy()
  })
})

/** An animated WebP of one frame, and of more bytes than an upload. */
function largeWebp(): Buffer {
  const file = Buffer.from(makeMoving({ frames: 1 }))
  const junk = Buffer.alloc(8 + 10 * MEGABYTE)
  junk.write('JUNK')
  junk.writeUInt32LE(junk.length - 8, 4)
  file.writeUInt32LE(file.length + junk.length - 8, 4)
  return Buffer.concat([file, junk])
}

describe('POST /api/archive', () => {
  it('takes a download back into another account, and leaves out what is there already', async () => {
    const memes = await listed(user)
    const zip = await download(user)
    expect((await user.importZip(zip)).json()).toMatchObject({ imported: 0, skipped: memes.length })
    expect(await listed(user)).toEqual(memes)

    const other = await test.signUp()
    const response = await other.importZip(zip)
    expect(response.json()).toEqual({
      imported: memes.length,
      templates: 0,
      skipped: 0,
      left: 0,
      reasons: [],
    })
    const copies = await listed(other)
    expect(copies.map(kept)).toEqual(memes.map(kept))
    for (const [index, copy] of copies.entries()) {
      expect(copy.shareUrl).not.toBe(memes[index]?.shareUrl)
      const [picture, original] = await Promise.all(
        [copy, memes[index]].map((meme) => test.visitor.get(meme?.memeImageUrl ?? '')),
      )
      expect(picture?.rawPayload.equals(original?.rawPayload ?? Buffer.of())).toBe(true)
    }
    expect((await other.get('/api/memes?q=moon')).json()).toHaveLength(1)
    const again = (await other.importZip(zip)).json()
    expect(again).toMatchObject({ imported: 0, skipped: memes.length })
    expect(again.reasons[0].reason).toBe('It is in the collection already.')
  })

  it('restores what was deleted just now, so that it stays', async () => {
    const before = await listed(user)
    const zip = await download(user)
    const ids = before.slice(0, 2).map(({ id }) => id)
    await user.postJson('/api/memes/delete', { ids })
    expect((await user.importZip(zip)).json()).toMatchObject({
      imported: 2,
      skipped: before.length - 2,
    })
    const db = await test.connect()
    await purgeDeleted(db, Date.now() + 60_000)
    await db.destroy()
    expect(await listed(user)).toEqual(before)
  })

  it('brings nothing back that was taken down, to no account, also after it is purged', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()]
    const meme: Meme = (await owner.postJson('/api/memes', { templateId: 1 })).json()
    const zip = await download(owner)
    const db = await test.connect()
    const config = readConfig(await databaseIn(test.dataDir))
    await takeDown(
      { db, images: openImageStorage(config, db) },
      COMMAND_LINE,
      meme.shareUrl.replace('/m/', ''),
      'a complaint',
    )
    const refused = { imported: 0, skipped: 1, reasons: [{ reason: 'It was taken down.' }] }
    expect((await owner.importZip(zip)).json()).toMatchObject(refused)
    await purgeDeleted(db, Date.now() + 31 * DAY_MS)
    await db.destroy()
    expect((await owner.importZip(zip)).json()).toMatchObject(refused)
    expect((await other.importZip(zip)).json()).toMatchObject(refused)
  })

  it('takes templates of one’s own along, once', async () => {
    const owner = await test.signUp()
    const imageUrl = (await owner.upload(await makePicture('png'))).json().url
    const { id, ...template } = (
      await owner.postJson('/api/templates', {
        name: 'Wall 東京',
        description: 'It is yellow.',
        tags: ['wall'],
        imageUrl,
        layers: [{ type: 'caption', text: 'above', place: 'top' }],
      })
    ).json()
    await owner.postJson('/api/memes', { templateId: id })
    const zip = await download(owner)
    const files = [...(await unzip(zip))]
    expect(files.map(([name]) => name).filter((name) => name.startsWith('uploads/'))).toEqual([
      `uploads/${imageUrl.split('/').at(-1)}`,
    ])
    const other = await test.signUp()
    for (const [client, file, imported, skipped] of [
      [other, await packedAgain(files), 1, 0],
      [other, zip, 0, 2],
      [owner, zip, 0, 2],
    ] as const) {
      const report = (await client.importZip(file)).json()
      expect(report).toMatchObject({ imported, templates: imported, skipped })
    }
    const [copy] = (await other.get('/api/templates?own=true')).json()
    const { name, description, tags, layers } = template
    expect(copy).toMatchObject({ name, description, tags, layers, width: template.width })
    await other.send({ method: 'DELETE', url: `/api/templates/${copy.id}` })
    const back = (await other.importZip(zip)).json()
    expect(back).toMatchObject({ imported: 0, templates: 1, skipped: 1 })
    expect((await other.get('/api/templates?own=true')).json()).toEqual([copy])
    const wrong = await zipOf([
      ['templates/1.json', '{"version":1,"key":"aaaaaaaaaaaaaaaaaaaaaa","name":"","imageUrl":""}'],
    ])
    expect((await other.importZip(wrong)).json()).toMatchObject({ templates: 0, skipped: 1 })
  })

  it('skips what another import of the same zip has stored meanwhile', async () => {
    const other = await test.signUp()
    const { id: userId } = await other.me()
    await withImporter(async (deps) => {
      const both = [1, 2].map(() =>
        importArchive(deps, userId, turnsOf(['memes/1.json']), SAME_MEME, ENGLISH, NEVER),
      )
      const reports = await Promise.all(both)
      expect(reports.map(({ imported }) => imported).sort()).toEqual([0, 1])
    })
    expect(await listed(other)).toHaveLength(1)
  })

  it('reports what it took when its time is up, and takes the rest of the same zip next time', async () => {
    const other = await test.signUp()
    const { id: userId } = await other.me()
    const names = [1, 2, 3].map((number) => `memes/${number}.json`)
    const checks = { ...SAME_MEME, meme: (file: unknown) => ({ ...MEME, key: keyIn(file) }) }
    await withImporter(async (deps) => {
      let memes = 0
      const short = {
        ...turnsOf(names),
        get isTimeUp() {
          memes += 1
          return memes > 2
        },
      }
      expect(await importArchive(deps, userId, short, checks, ENGLISH, NEVER)).toEqual({
        imported: 2,
        templates: 0,
        skipped: 0,
        left: 1,
        reasons: [
          {
            file: 'memes/3.json',
            reason:
              'An import has a quarter of an hour, which is over. Send the same zip again: it goes on here.',
          },
        ],
      })
      const rest = await importArchive(deps, userId, turnsOf(names), checks, ENGLISH, NEVER)
      expect(rest).toMatchObject({ imported: 1, skipped: 2, left: 0 })
    })
    expect(await listed(other)).toHaveLength(3)
  })

  it('ends when its account is suspended', async () => {
    const other = await test.signUp()
    const { id: userId } = await other.me()
    const names = [1, 2, 3].map((number) => `memes/${number}.json`)
    const checks = { ...SAME_MEME, meme: (file: unknown) => ({ ...MEME, key: keyIn(file) }) }
    await withImporter(async (deps) => {
      const turns = {
        ...turnsOf(names),
        giveWay: async () => suspendAccount(deps.db, COMMAND_LINE, userId),
      }
      const work = importArchive(deps, userId, turns, checks, ENGLISH, NEVER)
      await expect(work).rejects.toMatchObject({ code: 'unauthorized' })
    })
    const [count] = await test.query<{ memes: number }>(
      `select count(*) as memes from memes where user_id = ${userId}`,
    )
    expect(Number(count?.memes)).toBe(1)
  })

  it('is received in the data folder, which is often larger than that for temporary files', async () => {
    const temporary = process.env.TMPDIR
    process.env.TMPDIR = join(test.dataDir, 'missing')
    try {
      const [newest] = await listed(user)
      const zip = await download(user, `?ids=${newest?.id}`)
      expect((await (await test.signUp()).importZip(zip)).json()).toMatchObject({ imported: 1 })
    } finally {
      if (temporary === undefined) delete process.env.TMPDIR
      else process.env.TMPDIR = temporary
    }
  })

  it('is not received when its first bytes are those of no zip', async () => {
    const [cutOff, failed] = [
      errorCounts().get('invalid_request') ?? 0,
      errorCounts().get('internal'),
    ]
    const answerTo = async (start: string, sender = user) => {
      const headers = {
        cookie: sender.cookie(),
        'content-type': 'multipart/form-data; boundary=a',
        'content-length': 9 * MEGABYTE,
      }
      const sent = request(`${origin}/api/archive`, { method: 'POST', headers })
      const answered = once(sent, 'response')
      sent.on('error', () => undefined)
      const part = 'content-disposition: form-data; name="archive"; filename="a"'
      sent.write(`--a\r\n${part}\r\n\r\n${start.slice(0, 2)}`)
      sent.write(start.slice(2))
      const first = await Promise.race([answered, sleep(2000, [])])
      sent.destroy()
      return first[0]?.statusCode
    }
    expect(await answerTo('no zip at all')).toBe(422)
    // The server waits for the rest of this one.
    const senders = await Promise.all(Array.from({ length: 6 }, () => test.signUp()))
    const waiting = await Promise.all(senders.map((sender) => answerTo('PK\x03\x04', sender)))
    expect(waiting.filter((status) => status !== undefined)).toEqual([])
    // A cut-off upload is an error of the connection and one of the form; no file operation fails.
    await vi.waitFor(() =>
      expect(errorCounts().get('invalid_request')).toBeGreaterThanOrEqual(cutOff + 12),
    )
    expect(errorCounts().get('internal')).toBe(failed)
  })

  it('does not wait for the slow imports of two others', async () => {
    const slow = await Promise.all([test.signUp(), test.signUp()])
    const memes = (count: number) =>
      zipOf(
        Array.from({ length: count }, (_, index) => {
          const key = randomBytes(16).toString('base64url')
          const meme = { ...MEME, key, template: 'test-template', title: `Meme ${index}` }
          return [`memes/${index}.json`, JSON.stringify(meme)] as const
        }),
      )
    const [many, one] = await Promise.all([memes(30), memes(1)])
    let running = slow.length
    const imports = slow.map(async (client) => {
      const response = await client.importZip(many)
      running -= 1
      return response.json()
    })
    await expect.poll(async () => (await listed(slow[1] ?? user)).length).toBeGreaterThan(0)
    expect(running).toBe(2)
    const response = await (await test.signUp()).importZip(one)
    expect([response.statusCode, response.json()]).toMatchObject([200, { imported: 1 }])
    for (const report of await Promise.all(imports)) expect(report).toMatchObject({ imported: 30 })
  }, 60_000)

  it('is refused when it can not fit, or while another one runs', async () => {
    const small = await startTestApp({ STORAGE_PER_USER_MB: '1' })
    const owner = await small.signUp()
    const large = await owner.importZip(Buffer.alloc(18 * MEGABYTE, 'PK\x03\x04'))
    expect(large.json()).toMatchObject({
      code: 'archive_refused',
      message: 'The zip is too large.',
    })
    await small.close()
    const zip = await download(user)
    const both = await Promise.all([user.importZip(zip), user.importZip(zip)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(both.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'import_running',
      message: 'Another import of yours is running. Please wait until it is finished.',
    })
  })

  it('takes a part, from a folder that was packed again, and says what it skips', async () => {
    const files = [...(await unzip(await download(user)))]
    const [first, second] = files.filter(([name]) => name.startsWith('memes/'))
    const part = await zipOf([
      ...files.filter(([name]) => !name.startsWith('memes/')),
      [`my memes/${first?.[0]}`, first?.[1] ?? ''],
      [second?.[0] ?? '', '{"version": 1'],
      ['memes/77.json', JSON.stringify({ ...JSON.parse(String(second?.[1])), title: 7 })],
      ['notes.txt', 'hello'],
    ])
    const other = await test.signUp()
    const report = (await other.importZip(part)).json()
    expect(report).toMatchObject({ imported: 1, skipped: 3 })
    expect(report.reasons).toEqual(
      expect.arrayContaining([
        { file: 'notes.txt', reason: 'It is no file of an archive.' },
        { file: second?.[0], reason: 'It is not valid JSON.' },
        { file: 'memes/77.json', reason: 'title must be a string.' },
      ]),
    )
    const again = (await other.importZip(part)).json().reasons
    expect(again).toHaveLength(4)
    const { title } = JSON.parse(String(first?.[1]))
    const known = 'It is in the collection already.'
    expect(again.at(-1)).toEqual({ file: first?.[0], ...(title && { title }), reason: known })
  })

  it.runIf(isFull)(
    'takes back what moves whole, also if it has more bytes than an upload',
    async () => {
      const owner = await test.signUp()
      const customImageUrl = (await owner.upload(makeNoisy(16, 900, 600))).json().url
      const { animationUrl } = (await owner.postJson('/api/memes', { customImageUrl })).json()
      const sizeFor = async (client: Client, url = '') => (await client.get(url)).rawPayload.length
      expect(await sizeFor(owner, customImageUrl)).toBeGreaterThan(10 * MEGABYTE)
      const files = [...(await unzip(await download(owner)))]
      const other = await test.signUp()
      const report = (await other.importZip(await packedAgain(files))).json()
      expect(report).toEqual({ imported: 1, templates: 0, skipped: 0, left: 0, reasons: [] })
      const [copy] = await listed(other)
      expect(await sizeFor(other, copy?.animationUrl ?? '')).toBe(
        await sizeFor(owner, animationUrl),
      )
    },
    60_000,
  )

  it('refuses a still picture that is larger than an upload', async () => {
    const picture = Buffer.concat([await makePicture('png'), randomBytes(10 * MEGABYTE)])
    const meme = { version: 1, key: 'l'.repeat(22), document: { layers: [] } }
    const zip = await zipOf([
      ['memes/1.json', JSON.stringify(meme)],
      ['pictures/1.png', picture],
      ['memes/2.json', JSON.stringify({ ...meme, key: 'm'.repeat(22) })],
      ['pictures/2.webp', largeWebp()],
    ])
    const { reasons } = (await (await test.signUp()).importZip(zip)).json()
    expect(reasons).toEqual([
      { file: 'memes/1.json', reason: 'pictures/1.png is too large.' },
      { file: 'memes/2.json', reason: 'pictures/2.webp is too large.' },
    ])
  })

  it('uses the picture of a meme whose template or upload is missing', async () => {
    const meme = { version: 1, key: 'k'.repeat(22), title: 'Left', template: 'gone', tags: ['x'] }
    const other = await test.signUp()
    const zip = await zipOf([
      ['memes/1.json', JSON.stringify({ ...meme, document: documentOfTexts({ topText: 'a' }) })],
      ['pictures/1.png', await makePicture('png')],
      ['memes/2.json', JSON.stringify({ ...meme, key: 'j'.repeat(22), document: { layers: [] } })],
    ])
    expect((await other.importZip(zip)).json()).toMatchObject({ imported: 1, skipped: 1 })
    expect((await listed(other)).map(kept)).toMatchObject([
      { title: 'Left', topText: '', tags: ['x'] },
    ])
  })

  it('keeps the motion of a meme whose template is missing', async () => {
    const owner = await test.signUp()
    const customImageUrl = (await owner.upload(makeMoving({ frames: 5 }))).json().url
    await owner.postJson('/api/memes', { customImageUrl, topText: 'wait' })
    const files = [...(await unzip(await download(owner)))].map(([name, bytes]) => {
      if (!name.startsWith('memes/')) return [name, bytes] as const
      const meme = { ...JSON.parse(String(bytes)), customImageUrl: null, template: 'gone' }
      return [name, JSON.stringify(meme)] as const
    })
    const other = await test.signUp()
    expect((await other.importZip(await zipOf(files))).json()).toMatchObject({ imported: 1 })
    const [copy] = await listed(other)
    const animation = readAnimation((await other.get(copy?.animationUrl ?? '')).rawPayload)
    expect(animation?.frames.map(({ duration }) => duration)).toEqual(Array(5).fill(50))
  })

  it('stops at the limit of the collection', async () => {
    const small = await startTestApp({ MEMES_PER_USER: '2' })
    const owner = await small.signUp()
    const report = (await owner.importZip(await download(user))).json()
    expect(report).toMatchObject({ imported: 2, skipped: 4 })
    expect(report.reasons[0].reason).toContain('Your collection is full')
    const titles: string[] = report.reasons.map(({ title }: { title?: string }) => title)
    expect(titles.slice(0, 3)).toEqual(['Untitled Meme', 'Finished', 'Moving'])
    await small.close()
  })

  it('refuses what is no archive, or made to do harm, with a sentence', async () => {
    const bomb = await zipOf([['memes/1.json', Buffer.alloc(20 * MEGABYTE)]])
    const link = await zipOf([['memes/1.json', '/etc/passwd', 0o120777]])
    const traversal = await zipOf([['memes/1.json', '{}']])
    const parent = Buffer.from(
      traversal.toString('latin1').replaceAll('memes/1.json', '../../1.json'),
      'latin1',
    )
    for (const [zip, sentence] of [
      [Buffer.from('no zip'), /^This file is not a zip\.$/],
      [bomb.subarray(0, -30), /^This zip is damaged or cut off\. Download or copy it again\.$/],
      [bomb, /^The zip would unpack to far more than its size, so it is refused\.$/],
      [link, /^The zip has a link, which is refused: memes\/1\.json\.$/],
      [parent, /^The zip has a file whose name leads out of its folder, so it is refused\.$/],
    ] as const) {
      const response = await user.importZip(zip)
      expect([response.statusCode, response.json().code]).toEqual([422, 'archive_refused'])
      expect(response.json().message).toMatch(sentence)
    }
  })
})
