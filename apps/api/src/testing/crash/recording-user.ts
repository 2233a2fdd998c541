import { randomUUID } from 'node:crypto'
import { SAVE_KEY_HEADER } from '@memesmith/contract'
import { PASSWORD } from '../test-app.ts'
import type { AcknowledgedChanges, SavedMeme, UnansweredSave } from './acknowledged-changes.ts'

const SAVE_KEY = 'save-'

/** Whether the title of a meme is the key of its save. */
export const isSaveKey = (title: string): boolean => title.startsWith(SAVE_KEY)

/** The connection broke: the server is dead, and the result of the request is unknown. */
export class ServerDied extends Error {}

/** A response with a status of 500 or above. */
interface FailedResponse {
  readonly path: string
  readonly status: number
  readonly retryAfter: string | null
  readonly body: string
}

/** A user that records exactly what the server acknowledged. */
export class RecordingUser {
  readonly changes: AcknowledgedChanges
  /** The number of acknowledged actions. */
  acknowledged = 0
  /** The number of requests that failed because a server, or something it needs, was down. */
  readonly errors: FailedResponse[] = []
  readonly #name: string
  readonly #picture: Uint8Array<ArrayBuffer>
  readonly #random: () => number
  readonly #isRepeated: boolean
  #accounts = 0

  /**
   * @param isRepeated whether a load balancer repeats a deletion when its server has died, and so may
   *   answer 404 to one that was done
   */
  constructor(
    changes: AcknowledgedChanges,
    name: string,
    picture: Uint8Array<ArrayBuffer>,
    random: () => number,
    isRepeated = false,
  ) {
    this.changes = changes
    this.#name = name
    this.#picture = picture
    this.#random = random
    this.#isRepeated = isRepeated
  }

  async get(origin: string, path: string) {
    return await this.#ask(origin, path, {})
  }

  /** @returns the response status */
  async logIn(origin: string, email: string): Promise<number> {
    const body = new URLSearchParams({ email, password: PASSWORD })
    return (await this.#send(origin, '/api/login', { method: 'POST', body })).status
  }

  /** Signs up; the first account is this user's own, and later ones only have to exist. */
  async signUp(origin: string): Promise<void> {
    this.#accounts += 1
    const email = `${this.#name}-${this.#accounts}@example.com`
    const body = new URLSearchParams({ email, password: PASSWORD })
    const { status, headers } = await this.#send(origin, '/api/signup', { method: 'POST', body })
    if (status !== 303) return
    this.acknowledged += 1
    this.changes.newAccounts.push(email)
    if (this.changes.cookie !== '') return
    this.changes.email = email
    this.changes.cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
  }

  /** Performs a random action. */
  async doSomething(origin: string): Promise<void> {
    if (this.changes.cookie === '') return await this.signUp(origin)
    const { unanswered } = this.changes
    if (unanswered !== undefined) return await this.#saveOnce(origin, unanswered)
    const dice = this.#random()
    if (dice < 0.1) return await this.signUp(origin)
    if (dice < 0.25) return await this.#upload(origin)
    if (dice < 0.45) return await this.#delete(origin)
    if (dice < 0.5) {
      const prompt = `a cat and ${Math.floor(this.#random() * 1000)} boxes`
      return await this.#save(origin, '/api/memes/generate', { prompt })
    }
    const customImageUrl = this.#pick(this.changes.uploads)
    const source =
      dice < 0.75 && customImageUrl !== undefined ? { customImageUrl } : { templateId: 1 }
    const input = { ...source, topText: `number ${dice}` }
    if (this.#random() < 0.3) await this.#replace(origin, input)
    else {
      const key = SAVE_KEY + randomUUID()
      await this.#saveOnce(origin, { key, input: { ...input, title: key } })
    }
  }

  async #upload(origin: string): Promise<void> {
    const body = new FormData()
    body.append('image', new Blob([this.#picture]), 'picture.png')
    const { status, bytes } = await this.#ask(origin, '/api/upload', { method: 'POST', body })
    if (status !== 201) return
    this.acknowledged += 1
    this.changes.uploads.push(JSON.parse(bytes.toString()).url)
  }

  async #saveOnce(origin: string, save: UnansweredSave): Promise<void> {
    this.changes.unanswered = save
    await this.#save(origin, '/api/memes', save.input, { [SAVE_KEY_HEADER]: save.key })
    this.changes.unanswered = undefined
  }

  async #save(origin: string, path: string, input: object, headers = {}): Promise<void> {
    const { status, bytes } = await this.#ask(origin, path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    })
    if (status !== 201) return
    this.acknowledged += 1
    const meme: SavedMeme = JSON.parse(bytes.toString())
    this.changes.saved.set(meme.id, meme)
    this.changes.pictures.set(meme.id, (await this.get(origin, meme.memeImageUrl)).bytes)
  }

  async #replace(origin: string, input: object): Promise<void> {
    const before = this.#pick([...this.changes.saved.values()])
    if (before === undefined) return
    const picture = this.changes.pictures.get(before.id)
    this.changes.saved.delete(before.id)
    this.changes.pictures.delete(before.id)
    this.changes.replacing.add(before.id)
    const { status, bytes } = await this.#ask(origin, `/api/memes/${before.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    this.changes.replacing.delete(before.id)
    this.changes.saved.set(before.id, status === 200 ? JSON.parse(bytes.toString()) : before)
    if (status !== 200) {
      if (picture !== undefined) this.changes.pictures.set(before.id, picture)
      return
    }
    this.acknowledged += 1
  }

  async #delete(origin: string): Promise<void> {
    const meme = this.#pick([...this.changes.saved.values()])
    if (meme === undefined) return
    this.changes.saved.delete(meme.id)
    this.changes.uncertain.add(meme.id)
    const { status } = await this.#ask(origin, `/api/memes/${meme.id}`, { method: 'DELETE' })
    if (status === 404 && this.#isRepeated) return
    this.changes.uncertain.delete(meme.id)
    if (status !== 204) return void this.changes.saved.set(meme.id, meme)
    this.acknowledged += 1
    this.changes.deleted.add(meme.id)
    if (this.#random() < 0.3) await this.#restore(origin, meme)
  }

  /** The meme and its pictures must be what they were. */
  async #restore(origin: string, meme: SavedMeme): Promise<void> {
    this.changes.deleted.delete(meme.id)
    this.changes.uncertain.add(meme.id)
    const { status } = await this.#ask(origin, '/api/memes/restore', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [meme.id] }),
    })
    this.changes.uncertain.delete(meme.id)
    if (status !== 200) return void this.changes.deleted.add(meme.id)
    this.acknowledged += 1
    this.changes.saved.set(meme.id, meme)
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }

  #ask(origin: string, path: string, init: RequestInit) {
    const { cookie } = this.changes
    return this.#send(origin, path, { ...init, headers: { ...init.headers, cookie } })
  }

  async #send(origin: string, path: string, init: RequestInit) {
    try {
      const response = await fetch(origin + path, { redirect: 'manual', ...init })
      const { status, headers } = response
      const bytes = Buffer.from(await response.arrayBuffer())
      // From a load balancer whose server has died, perhaps after it carried out the request.
      if (status === 502) throw new Error('Bad Gateway')
      if (status >= 500) {
        const retryAfter = headers.get('retry-after')
        this.errors.push({ path, status, retryAfter, body: bytes.toString() })
      }
      return { status, headers, bytes }
    } catch (cause) {
      throw new ServerDied(`${path} was not answered`, { cause })
    }
  }
}
