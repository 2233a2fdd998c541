import { EVERYDAY_PROMPTS, superLinearGrowth } from '@memesmith/scene-composer/testing'
import { describe, expect, it } from 'vitest'
import { offersFor } from './offers-for.ts'
import { PURPOSES } from './purposes/purpose-of.ts'

const LIMIT = 3
const slugsFor = (prompt: string, imageDescription = '') =>
  offersFor({ prompt, imageDescription }, LIMIT).map(({ slug }) => slug)

describe('the templates that fit a prompt', () => {
  it.each([
    ['my toddler refusing to eat until I eat it instead', 'final-boss'],
    ['the essay is due at midnight and it is 11:40', 'panic-mode'],
    ['splitting the bill when you only had a salad', 'the-bill-arrives'],
    ['my coworker microwaving fish in the office', 'wanted-poster'],
    ['zoom meeting but everyone is on mute', 'video-call'],
    ['two parties arguing before the election', 'awkward-smile'],
    ['sleep or one more episode', 'donut-temptation'],
    ['expectation: beach, reality: rain', 'expectation-and-reality'],
  ])('%s: %s is among them', (prompt, slug) => {
    expect(slugsFor(prompt)).toContain(slug)
  })

  it('are three for every ordinary prompt, all different, filled for every zone', () => {
    for (const prompt of Object.values(EVERYDAY_PROMPTS).flat()) {
      const offers = offersFor({ prompt, imageDescription: 'A person at a desk.' }, LIMIT)
      expect([prompt, new Set(offers.map(({ slug }) => slug)).size]).toEqual([prompt, LIMIT])
      for (const { slug, texts } of offers) {
        const zones = PURPOSES[slug]?.written[0].split(' | ').length
        expect([prompt, slug, texts.length]).toEqual([prompt, slug, zones])
        expect(texts.join()).not.toMatch(/[{}|]/)
      }
    }
  })

  it('are none for a loss, wherever a long prompt says it', () => {
    const prompt = `${'I had a long day at work. '.repeat(30)}Then my grandmother died.`
    expect(slugsFor(prompt)).toEqual([])
  })

  it('say what the prompt says', () => {
    const [offer] = offersFor({ prompt: 'tea or coffee', imageDescription: '' }, 1)
    expect(offer?.texts.slice(0, 2)).toEqual(['Tea', 'Coffee'])
  })

  it('have the lines into which the words of the prompt were split', () => {
    const prompt = 'doing one push-up and checking the mirror'
    const lines = ['Doing one push-up', 'and checking the mirror'] as const
    const offers = offersFor({ prompt, imageDescription: 'A person.', lines }, LIMIT)
    expect(offers.map(({ texts }) => texts)).toEqual([lines, lines, lines])
  })

  it('have the captions of the scene where the prompt is in another language', () => {
    const prompt = 'Muskelkater nach einmal Treppensteigen'
    const lines = [prompt, 'Ich bin zu alt für so was.'] as const
    for (const { texts } of offersFor({ prompt, imageDescription: 'A person.', lines }, LIMIT))
      expect(texts).toEqual(lines)
  })

  it('follow the scene where the prompt is in another language, and have no English words', () => {
    const prompt = 'wenn der Kollege im Urlaub trotzdem auf Mails antwortet'
    const [first] = offersFor({ prompt, imageDescription: 'An inbox with mail.' }, LIMIT)
    expect(first).toEqual({
      slug: 'inbox-avalanche',
      texts: ['Wenn der Kollege im Urlaub trotzdem auf Mails antwortet', ''],
    })
  })

  it('are none for a loss', () => {
    expect(slugsFor('my dog died yesterday')).toEqual([])
  })

  it('are found in a time that grows with the prompt, and not faster', () => {
    for (const part of ['when my cat or ', 'office fish ', 'ab'.repeat(40)]) {
      const growth = superLinearGrowth(
        (prompt) => slugsFor(prompt),
        (size) => part.repeat(size),
        8000,
      )
      expect([part, growth]).toEqual([part, undefined])
    }
  })
})
