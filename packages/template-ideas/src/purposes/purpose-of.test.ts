import { starterTemplates } from '@memesmith/starter-templates'
import { describe, expect, it } from 'vitest'
import { fillLine } from '../fill-line.ts'
import type { Topic } from '../topic.ts'
import { PURPOSES } from './purpose-of.ts'

/** The longest text that a joke may have with a usual topic, in characters: two lines of a meme. */
const MAX_LENGTH = 90

const TOPICS: readonly Topic[] = [
  { noun: 'my inbox', clause: 'my boss replies all', pair: ['tea', 'coffee'] },
  { noun: 'people who chew loudly', clause: 'I can’t sleep', pair: ['my plan', 'my life'] },
  { noun: 'forgetting my keys', clause: 'the wifi is down', pair: ['cats', 'dogs'] },
]

const lines = Object.entries(PURPOSES).flatMap(([slug, { topic, clause, pair = [], written }]) =>
  [...topic, ...clause, ...pair, ...written].map((line) => [slug, line] as const),
)

describe('the purposes', () => {
  it('are those of all starter templates', () => {
    const slugs = starterTemplates.map(({ slug }) => slug)
    expect(Object.keys(PURPOSES).toSorted()).toEqual(slugs.toSorted())
  })

  it('have a text for each zone of their template in every joke', () => {
    const zones = new Map(starterTemplates.map(({ slug, layers }) => [slug, layers?.length ?? 2]))
    const wrong = lines.filter(([slug, line]) => line.split(' | ').length !== zones.get(slug))
    expect(wrong).toEqual([])
  })

  it('fill every joke with any topic, and leave no slot and no loose space', () => {
    for (const [slug, line] of lines) {
      for (const topic of TOPICS) {
        const texts = fillLine(line, topic)
        expect([slug, line, texts]).not.toContain(undefined)
        const odd = texts?.filter((text) => /[{}|]|^\s|\s$|\s\s|^$/.test(text))
        expect([slug, line, odd]).toEqual([slug, line, []])
      }
    }
  })

  it(`have no text of more than ${MAX_LENGTH} characters`, () => {
    const long = lines.flatMap(([slug, line]) =>
      TOPICS.flatMap((topic) => fillLine(line, topic) ?? [])
        .filter((text) => text.length > MAX_LENGTH)
        .map((text) => [slug, text]),
    )
    expect(long).toEqual([])
  })

  it('begin every text with a capital letter, a quotation mark or a number, unless it goes on', () => {
    const first = lines.filter(([, line]) => /^\p{Ll}/u.test(line))
    expect(first).toEqual([])
  })

  it('have no joke twice', () => {
    const all = lines.map(([slug, line]) => `${slug}: ${line}`)
    expect(new Set(all).size).toBe(all.length)
  })
})
