import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { MAX_STICKER_IMAGE_LENGTH, STICKERS_VERSION, type StickerList } from '@memesmith/contract'
import { LANGUAGES, SOURCE_LANGUAGE } from '@memesmith/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emojiFiles } from '../../render/emoji-pictures.ts'
import { oneOf } from '../../testing/full-run.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { listEmojiLanguages, type MoreNames } from './emoji-data.ts'
import { emojiNames } from './emoji-names.ts'
import { findEmoji } from './stickers.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const KILOBYTE = 1024

async function listIn(language: string): Promise<StickerList> {
  const response = await test.visitor.get(`/api/stickers?language=${language}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}

const find = ({ stickers }: StickerList, name: string) =>
  stickers.find((sticker) => sticker.name === name)

describe('the names of emoji', () => {
  it('are there for every picture', async () => {
    const { byKey, byName } = await emojiNames()
    const nameless = [...(await emojiFiles()).keys()].filter((key) => !byKey.has(key))
    expect(nameless).toEqual([])
    expect(byName.size).toBe(byKey.size)
    expect(byKey.size).toBeGreaterThan(3300)
    for (const name of byName.keys()) {
      expect(name.length).toBeLessThanOrEqual(MAX_STICKER_IMAGE_LENGTH)
    }
  })

  it.each([
    ['😂', 'face with tears of joy'],
    ['Face With Tears Of Joy', 'face with tears of joy'],
    ['❤', 'red heart'],
    ['❤️', 'red heart'],
    ['👋🏽', 'waving hand: medium skin tone'],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'flag: england'],
    ['#️⃣', 'keycap: #'],
  ])('%s is %s', async (text, name) => {
    expect((await findEmoji(text))?.name).toBe(name)
  })

  it.each(['', 'no such emoji', '😂😂', '🇦', 'constructor', '../1f602'])(
    '%j is no emoji',
    async (text) => {
      expect(await findEmoji(text)).toBeUndefined()
    },
  )
})

describe('GET /api/stickers', () => {
  it('lists every emoji once, in groups, with its variants', async () => {
    const list = await listIn('en')
    expect(list.language).toBe('en')
    expect(list.groups).toHaveLength(10)
    const names = list.stickers.flatMap(({ name, tones }) => [name, ...tones])
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(3300)
    const hand = find(list, 'waving hand')
    expect(hand).toMatchObject({ emoji: '👋', group: 1, label: 'waving hand' })
    expect(hand?.keywords).toContain('bye')
    expect(hand?.tones).toContain('waving hand: dark skin tone')
  })

  it.each([
    ['crying laughing', '😂'],
    ['laughing crying', '🤣'],
    ['eye roll', '🙄'],
    ['dead', '💀'],
    ['touched', '🥹'],
  ])('has the words by which people know an emoji: "%s" is %s', async (words, emoji) => {
    const { stickers } = await listIn('en')
    const sticker = stickers.find((each) => each.emoji === emoji)
    // A word inside another one is found without being listed.
    const known = [sticker?.name, ...(sticker?.keywords ?? [])].join(' ')
    for (const word of words.split(' ')) expect(known).toContain(word)
  })

  it('has names and keywords of the language, and English keywords', async () => {
    const list = await listIn('de')
    expect(list).toMatchObject({ language: 'de' })
    expect(list.groups).toContain('Essen & Trinken')
    const fire = find(list, 'fire')
    expect(fire?.label).toBe('Feuer')
    expect(fire?.keywords).toContain('flame')
  })

  it('has names in every language of the product', async () => {
    for (const { tag } of LANGUAGES.filter(({ tag }) => tag !== SOURCE_LANGUAGE)) {
      const { stickers } = await listIn(tag)
      const named = stickers.filter(({ label, name }) => label.toLowerCase() !== name)
      expect(named.length, tag).toBeGreaterThan(stickers.length * 0.9)
    }
  })

  it.each([
    ['pt-BR', 'pt'],
    ['zh-TW', 'zh-hant'],
    ['zh-Hant-HK', 'zh-hant'],
    ['no', 'nb'],
    ['en-GB', 'en-gb'],
    ['tlh', 'en'],
  ])('%s gets %s', async (tag, language) => {
    expect(await listIn(tag)).toMatchObject({ language })
  })

  it('rejects what is not a language tag', async () => {
    const response = await test.visitor.get('/api/stickers?language=../de')
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'language must be a language tag, such as de or pt-BR.',
    ])
  })

  it('is small and cached for good, in every language', { timeout: 60_000 }, async () => {
    for (const language of oneOf(5, await listEmojiLanguages())) {
      const { headers, rawPayload } = await test.visitor.send({
        url: `/api/stickers?language=${language}&v=${STICKERS_VERSION}`,
        headers: { 'accept-encoding': 'br, gzip' },
      })
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      })
      expect(rawPayload.length).toBeLessThan(120 * KILOBYTE)
      const list: StickerList = JSON.parse(gunzipSync(rawPayload).toString())
      for (const { label } of list.stickers) expect(label).not.toBe('')
    }
  })
})

describe('GET /api/stickers/:name/picture', () => {
  it('is the picture of the emoji', async () => {
    const name = 'waving hand: medium skin tone'
    const url = `/api/stickers/${encodeURIComponent(name)}/picture?v=${STICKERS_VERSION}`
    const { statusCode, headers, rawPayload } = await test.visitor.get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const file = (await emojiFiles()).get('1f44b-1f3fd')
    expect(rawPayload.equals(await readFile(file ?? ''))).toBe(true)
  })

  it('does not exist for any other name', async () => {
    for (const name of ['nothing', '%2e%2e%2f1f602', encodeURIComponent('😂😂')]) {
      const response = await test.visitor.get(`/api/stickers/${name}/picture`)
      expect([response.statusCode, response.json().message]).toEqual([
        404,
        'There is no such emoji.',
      ])
    }
  })
})

it('the version in URLs is that of the installed packages', async () => {
  // The words are from a package that another one of ours installs.
  const search = dirname(fileURLToPath(import.meta.resolve('@memesmith/template-search')))
  const paths = [import.meta.dirname, search]
  const versions = await Promise.all(
    ['@lobehub/fluent-emoji-3d', 'emojibase-data', 'emojilib'].map(async (name) => {
      const file = await readFile(
        createRequire(import.meta.url).resolve(`${name}/package.json`, { paths }),
        'utf8',
      )
      return JSON.parse(file).version
    }),
  )
  const more = new URL('./more-names/', import.meta.url)
  const ofCldr = await Promise.all(
    (await readdir(more)).map(async (name) => {
      const { version }: MoreNames = JSON.parse(await readFile(new URL(name, more), 'utf8'))
      return version
    }),
  )
  expect(STICKERS_VERSION).toBe([...versions, ...new Set(ofCldr)].join('-'))
})
