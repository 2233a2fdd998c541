import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { HttpBrowser } from '../testing/http-browser.ts'
import { makeSite } from '../testing/make-site.ts'
import { makeNoise } from '../testing/pictures.ts'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts'

const MEGABYTE = 1024 * 1024
const ADA = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada' }
const NEW_PASSWORD = 'another horse'

const disk = await mountSmallDisk(64)
const reason = typeof disk === 'string' ? disk : ''
if (reason !== '') process.stdout.write(`The test of a full disk is skipped: ${reason}.\n`)

interface SavedMeme {
  readonly id: number
  readonly thumbnailUrl: string
}

let server: ServerProcess | undefined
let template: string
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'memesmith-site-'))
  await makeSite(template)
}, 120_000)
afterAll(async () => {
  server?.kill('SIGKILL')
  await server?.ended
  if (typeof disk !== 'string') disk.remove()
  await rm(template, { recursive: true, force: true })
})

async function startOn({ path, prefix }: SmallDisk): Promise<string> {
  server = startServerProcess(join(path, 'data'), {}, prefix)
  return await server.origin
}

async function upload(browser: HttpBrowser, file: Uint8Array): Promise<string> {
  return JSON.parse(await (await browser.upload(file)).text()).url
}

const saveWith = (browser: HttpBrowser, customImageUrl: string) =>
  browser.postJson('/api/memes', { customImageUrl, topText: 'more' })

async function logIn(origin: string, password: string): Promise<HttpBrowser> {
  const browser = new HttpBrowser(origin)
  expect((await browser.postForm('/api/login', { ...ADA, password })).status).toBe(303)
  expect(await browser.statusOf('/api/auth/user')).toBe(200)
  return browser
}

async function readiness(origin: string) {
  const response = await fetch(`${origin}/readyz`)
  const { problems = [] } = JSON.parse(await response.text())
  return [response.status, problems]
}

/** Existing memes can still be viewed. */
const FULL = [200, ['the disk is full']]

// Each step depends on the previous one.
it.skipIf(reason !== '')(
  'saves leave room for deletions, logins, logouts and passwords; on a disk that another program has filled, all changes fail clearly until there is space',
  { timeout: 180_000 },
  async () => {
    if (typeof disk === 'string') throw new Error(disk)
    disk.run('cp', '-r', template, join(disk.path, 'data'))
    const origin = await startOn(disk)
    const ada = new HttpBrowser(origin)
    expect((await ada.postForm('/api/signup', ADA)).status).toBe(303)

    const noise = await makeNoise(640, 480)
    const url = await upload(ada, noise)
    const saved: SavedMeme[] = []
    let response = await saveWith(ada, url)
    while (response.status === 201 && saved.length < 60) {
      saved.push(JSON.parse(await response.text()))
      response = await saveWith(ada, url)
    }
    expect(saved.length).toBeGreaterThan(5)
    expect([response.status, JSON.parse(await response.text()).code]).toEqual([507, 'storage_full'])
    expect(disk.freeBytes()).toBeGreaterThan(16 * MEGABYTE)
    expect(await readiness(origin)).toEqual(FULL)

    // These use the space that saves leave free.
    const elsewhere = await logIn(origin, ADA.password)
    const before = elsewhere.copy()
    expect(await elsewhere.statusOf('/api/logout')).toBe(302)
    expect(await before.statusOf('/api/auth/user')).toBe(401)
    const revoked = await logIn(origin, ADA.password)
    const passwords = { currentPassword: ADA.password, newPassword: NEW_PASSWORD }
    expect((await ada.postJson('/api/account/password', passwords)).status).toBe(204)
    expect(await revoked.statusOf('/api/auth/user')).toBe(401)
    for (let time = 0; time < 5; time += 1) await logIn(origin, NEW_PASSWORD)

    // Pages that a deletion frees inside the database count as free.
    for (const { id } of saved.splice(0, saved.length / 2)) {
      expect(await ada.statusOf(`/api/memes/${id}`, 'DELETE')).toBe(204)
    }
    expect((await saveWith(ada, url)).status).toBe(201)

    disk.fill()
    expect((await saveWith(ada, url)).status).toBe(507)
    expect((await ada.postJson('/api/memes/generate', { prompt: 'a cat' })).status).toBe(507)
    const signUp = await new HttpBrowser(origin).postForm('/api/signup', {
      ...ADA,
      email: 'bo@example.com',
    })
    expect(signUp.status).toBe(507)
    expect(await readiness(origin)).toEqual(FULL)
    // Everything can still be seen. Even a thumbnail that can't be stored is served.
    for (const { thumbnailUrl } of saved) expect(await ada.statusOf(thumbnailUrl)).toBe(200)
    expect(await ada.statusOf('/api/memes')).toBe(200)

    disk.makeRoom()
    await expect.poll(() => readiness(origin), { timeout: 20_000 }).toEqual([200, []])
    expect((await saveWith(ada, await upload(ada, noise))).status).toBe(201)
    expect((await ada.postJson('/api/account/sign-out-everywhere', {})).status).toBe(204)
    expect(await ada.statusOf('/api/auth/user')).toBe(401)
  },
)
