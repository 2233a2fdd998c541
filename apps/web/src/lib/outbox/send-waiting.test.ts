/**
 * The queue of saves against a network that loses requests and answers, and a server that is busy.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ResponseError } from '../api-client.ts'
import { type SaveCalls, sendSave } from './send-save.ts'
import { type Outbox, sendWaiting } from './send-waiting.ts'
import type { SaveProblem, WaitingSave } from './waiting-save.ts'

const RUNS = 200

/** What happens to a request. */
const FATES = ['answered', 'lost', 'answer lost', 'busy', 'gateway'] as const
type Fate = (typeof FATES)[number]

const saveOf = (number: number, account = 'ada'): WaitingSave => ({
  key: `key-${number}`,
  account,
  at: number,
  body: { title: `${number}`, fontSize: 32, textColor: '#ffffff' },
  picture: { png: new Blob([`${number}`]) },
  stickers: {},
})

class MemoryOutbox implements Outbox {
  readonly saves = new Map<string, WaitingSave>()
  constructor(saves: readonly WaitingSave[]) {
    for (const save of saves) this.saves.set(save.key, save)
  }
  async list() {
    return [...this.saves.values()].sort((one, other) => one.at - other.at)
  }
  async setProblem(key: string, problem: SaveProblem | undefined) {
    const save = this.saves.get(key)
    if (save !== undefined) this.saves.set(key, { ...save, problem })
  }
  async remove(key: string) {
    this.saves.delete(key)
  }
}

/** Maps keys to memes, as the server does. */
class Server {
  /** The titles of the memes, in the order of creation. */
  readonly memes: string[] = []
  readonly #keys = new Set<string>()
  readonly #fates: Fate[]
  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates]
  }

  async deliver(save: WaitingSave): Promise<string> {
    return await sendSave(save, {
      upload: async () => await this.#ask(() => '/picture'),
      send: async (body) =>
        await this.#ask(() => {
          if (!this.#keys.has(save.key)) this.memes.push(body.title ?? '')
          this.#keys.add(save.key)
          return 'a meme'
        }),
    })
  }

  async #ask(work: () => string): Promise<string> {
    const fate = this.#fates.shift() ?? 'answered'
    await Promise.resolve()
    if (fate === 'lost') throw new TypeError('Failed to fetch')
    if (fate === 'busy') throw new ResponseError(503, '', '{"message": "The server is busy."}')
    if (fate === 'gateway') throw new ResponseError(502, 'Bad Gateway', '<html>')
    const answer = work()
    if (fate === 'answer lost') throw new TypeError('Failed to fetch')
    return answer
  }
}

const everyone = () => true

describe('sendWaiting', () => {
  it('makes one meme of each save, in their order, whatever happens to requests', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.constantFrom(...FATES), { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      async (fates, count) => {
        const outbox = new MemoryOutbox(Array.from({ length: count }, (_, at) => saveOf(at)))
        const server = new Server(fates)
        let attempts = 0
        while (outbox.saves.size > 0) {
          attempts += 1
          expect(attempts).toBeLessThanOrEqual(fates.length + 1)
          await sendWaiting(outbox, everyone, (save) => server.deliver(save))
        }
        expect(server.memes).toEqual(Array.from({ length: count }, (_, at) => `${at}`))
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  it('makes one meme of each save where no lock keeps two tabs apart', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.constantFrom(...FATES), { maxLength: 40 }),
      fc.integer({ min: 1, max: 6 }),
      async (fates, count) => {
        const outbox = new MemoryOutbox(Array.from({ length: count }, (_, at) => saveOf(at)))
        const server = new Server(fates)
        const deliver = (save: WaitingSave) => server.deliver(save)
        while (outbox.saves.size > 0) {
          await Promise.all([1, 2, 3].map(() => sendWaiting(outbox, everyone, deliver)))
        }
        const titles = Array.from({ length: count }, (_, at) => `${at}`)
        expect([...server.memes].sort()).toEqual(titles)
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  it('leaves a refused save to the user, and sends those after it', async () => {
    const outbox = new MemoryOutbox([saveOf(1), saveOf(2)])
    const full = new ResponseError(413, '', '{"message": "Your collection is full."}')
    const sent: string[] = []
    const deliver = async ({ key }: WaitingSave) => {
      sent.push(key)
      if (key === 'key-1') throw full
    }
    expect(await sendWaiting(outbox, everyone, deliver)).toBe('done')
    const problem = { kind: 'refused', message: 'Your collection is full.' }
    expect([...outbox.saves.values()]).toMatchObject([{ key: 'key-1', problem }])
    await sendWaiting(outbox, everyone, deliver)
    expect(sent).toEqual(['key-1', 'key-2'])
  })

  it('keeps what is of a user who is signed out, and never sends what is of another', async () => {
    const outbox = new MemoryOutbox([saveOf(1), saveOf(2), saveOf(3, 'bob')])
    const tried: string[] = []
    const deliver = async ({ key }: WaitingSave) => {
      tried.push(key)
      throw new ResponseError(401, '', '{"message": "Unauthorized"}')
    }
    await sendWaiting(outbox, ({ account }) => account === 'ada', deliver)
    expect(tried).toEqual(['key-1'])
    expect(outbox.saves.get('key-1')?.problem).toEqual({ kind: 'signed-out' })
    expect(outbox.saves.size).toBe(3)
  })

  it('has nothing more to do for a meme that was saved and deleted since', async () => {
    const outbox = new MemoryOutbox([saveOf(1)])
    const deliver = async () => {
      throw new ResponseError(410, '', '{"message": "This was saved before, and deleted since."}')
    }
    expect(await sendWaiting(outbox, everyone, deliver)).toBe('done')
    expect(outbox.saves.size).toBe(0)
  })
})

describe('sendSave', () => {
  const sticker = {
    type: 'sticker',
    image: 'local:1',
    place: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
    flipped: false,
    opacity: 1,
  } as const
  const save: WaitingSave = {
    ...saveOf(1),
    body: { ...saveOf(1).body, document: { version: 1, layers: [sticker, sticker] } },
    stickers: { 'local:1': { png: new Blob(['sticker']) } },
  }

  it('uploads every picture once, and again only if the server has lost it', async () => {
    const uploads: string[] = []
    let kept = save
    let answers = [new TypeError('Failed to fetch'), new ResponseError(404, '', ''), undefined]
    const calls: SaveCalls<unknown> = {
      upload: async (png) => {
        uploads.push(await png.text())
        return `/api/images/${uploads.length}`
      },
      send: async () => {
        const [answer, ...rest] = answers
        answers = rest
        if (answer !== undefined) throw answer
      },
      onUploaded: async (uploaded) => {
        kept = uploaded
      },
    }
    await expect(sendSave(kept, calls)).rejects.toThrow('Failed to fetch')
    expect(uploads).toEqual(['sticker', '1'])
    await sendSave(kept, calls)
    expect(uploads).toEqual(['sticker', '1', 'sticker', '1'])
  })

  it('sends the URLs of its pictures', async () => {
    let count = 0
    const upload = async () => `/api/images/${++count}`
    const body = await sendSave(save, { upload, send: async (sent) => sent })
    expect(body).toMatchObject({
      customImageUrl: '/api/images/2',
      document: { layers: [{ image: '/api/images/1' }, { image: '/api/images/1' }] },
    })
  })
})
