import { superLinearGrowth } from '@memesmith/scene-composer/testing'
import { describe, expect, it } from 'vitest'
import { IDEAS_AT_ONCE, ideasOf, lineOfIdea } from './ideas-of.ts'
import { PURPOSES } from './purposes/purpose-of.ts'

/** Shorter topics are read whole; of longer ones only the beginning is. */
const CLEANED_LENGTH = 8000
const TWO = [undefined, undefined]
const slugs = Object.keys(PURPOSES)
const zonesOf = (slug: string) =>
  Array.from({ length: PURPOSES[slug]?.written[0].split(' | ').length ?? 0 }, () => undefined)

describe('ideas', () => {
  it.each(['', 'my inbox', 'when my boss replies all', 'tea or coffee', '宿題', 'meine Katze'])(
    'are several for every template, and all different, about %j',
    (topic) => {
      for (const slug of slugs) {
        const ideas = ideasOf({ topic, slug, zones: zonesOf(slug) })
        expect([slug, ideas.length]).toEqual([slug, IDEAS_AT_ONCE])
        expect(new Set(ideas.map(lineOfIdea)).size).toBe(ideas.length)
      }
    },
  )

  it('have no English words around a topic of another language, for any template', () => {
    for (const [topic, english] of [
      ['die Steuererklärung', /\b(?:me|my|the|and|with|about|you)\b/i],
      ['mi jefe', /\b(?:my|the|and|with|about|you)\b/i],
      ['quand mon chat vole le poulet', /\b(?:my|the|and|with|about|you)\b/i],
      ['minha sogra', /\b(?:my|the|and|with|about|you)\b/i],
      ['zakupy w sobotę', /\b(?:my|the|and|with|about|you)\b/i],
      ['宿題', /[a-z]/i],
      ['満員電車が遅れる', /[a-z]/i],
    ] as const)
      for (const slug of slugs) {
        const ideas = ideasOf({ topic, slug, zones: zonesOf(slug) })
        for (const texts of ideas) {
          expect([slug, texts.length]).toEqual([slug, zonesOf(slug).length])
          expect([slug, lineOfIdea(texts)]).toEqual([slug, expect.not.stringMatching(english)])
        }
      }
  })

  it('are told in the language of who asks, where a topic alone does not tell it', () => {
    const about = (topic: string, ...readers: readonly string[]) =>
      ideasOf({ topic, slug: 'smug-cat', zones: TWO, readers }).map(lineOfIdea).join()
    expect(about('la vaisselle', 'fr-FR', 'en')).toContain('Personne')
    expect(about('la vaisselle', 'en')).not.toMatch(/personne|nadie|nessuno|nobody/i)
    expect(about('Hausaufgaben', 'de-DE')).toContain('Niemand')
    expect(about('宿題', 'ja')).toContain('まだ月曜日なのに')
    expect(about('my inbox', 'de-DE')).toContain('inbox')
    expect(about('my inbox', 'de-DE')).not.toContain('Niemand')
  })

  it('go on step by step in a picture with more than two texts', () => {
    const zones = [...TWO, undefined, undefined]
    expect(ideasOf({ topic: 'die Wäsche', slug: 'exhausted', zones })[0]).toEqual([
      'Die Wäsche',
      'Tag zwei',
      'Tag drei',
      'Tag neunundneunzig',
    ])
  })

  it('are whole sentences in a picture with one text', () => {
    const ideas = ideasOf({ topic: 'die Wäsche', slug: undefined, zones: [undefined] })
    expect(ideas).toContainEqual(['Die Wäsche. Niemand hatte mich gewarnt'])
    for (const [text = ''] of ideas) expect(text).not.toMatch(/[:|]$/)
  })

  it('are three at least for something that happens, whatever its verb', () => {
    const topic = 'when the wifi dies'
    for (const slug of slugs)
      expect(ideasOf({ topic, slug, zones: zonesOf(slug) }).length).toBeGreaterThanOrEqual(3)
  })

  it('are about the topic', () => {
    const ideas = ideasOf({ topic: 'my inbox', slug: 'smug-cat', zones: TWO })
    for (const texts of ideas) expect(lineOfIdea(texts)).toMatch(/my inbox/i)
  })

  it('are others as long as there are some', () => {
    const wanted = { topic: 'my inbox', slug: 'smug-cat', zones: TWO }
    const first = ideasOf(wanted).map(lineOfIdea)
    const second = ideasOf({ ...wanted, seen: first }).map(lineOfIdea)
    expect(second.filter((line) => first.includes(line))).toEqual([])
    let seen = [...first, ...second]
    for (let more = 0; more < 5; more += 1) {
      const next = ideasOf({ ...wanted, seen })
      expect(next).toHaveLength(IDEAS_AT_ONCE)
      seen = [...seen, ...next.map(lineOfIdea)]
    }
  })

  it('use the two things of a choice where the template has places for two', () => {
    expect(
      ideasOf({
        topic: 'tea or coffee',
        slug: 'two-hard-choices',
        zones: TWO.concat(undefined),
      })[0],
    ).toEqual(['Tea', 'Coffee', 'I have been standing here since Tuesday'])
  })

  it('use the two things of a choice in their own language', () => {
    const zones = TWO.concat(undefined)
    for (const [topic, readers, texts] of [
      ['Kaffee oder Tee', ['de'], ['Kaffee', 'Tee', 'Ich']],
      ['le train ou la voiture', ['fr'], ['Le train', 'La voiture', 'Moi']],
    ] as const)
      expect(ideasOf({ topic, slug: 'two-hard-choices', zones, readers })[0]).toEqual(texts)
  })

  it('fill a picture of one’s own by the names of its texts', () => {
    for (const zones of [
      ['Hero', 'Dragon', 'Title'],
      ['Before', 'After'],
      TWO,
      [undefined],
      Array.from({ length: 20 }, () => 'Box'),
    ]) {
      for (const topic of ['', 'my cat', 'when my cat wakes me']) {
        const ideas = ideasOf({ topic, slug: undefined, zones })
        expect(ideas.length).toBeGreaterThanOrEqual(3)
        for (const texts of ideas) {
          expect(texts).toHaveLength(zones.length)
          expect(lineOfIdea(texts)).not.toMatch(/[{}]/)
        }
      }
    }
  })

  it('are those of a picture of one’s own once the template has fewer texts', () => {
    const [first] = ideasOf({ topic: 'my cat', slug: 'iceberg', zones: TWO })
    expect(first).toHaveLength(2)
  })

  it('make no joke about a loss, and say something kind in its language', () => {
    for (const topic of ['my grandma died', 'meine Oma ist gestorben']) {
      const ideas = ideasOf({ topic, slug: 'smug-cat', zones: TWO })
      expect(ideas.length).toBeGreaterThan(0)
      for (const texts of ideas)
        expect(lineOfIdea(texts)).not.toMatch(/ring|royalty|expert|people for/)
    }
  })

  it('stay short, and have no text too many, whatever the topic', () => {
    for (const topic of [
      'x'.repeat(5000),
      'a | b | c | d',
      '{topic} {clause}',
      'or or or',
      'when',
      '\u202e\ud800',
    ]) {
      for (const texts of ideasOf({ topic, slug: 'smug-cat', zones: TWO })) {
        expect(texts.length).toBeLessThanOrEqual(2)
        for (const text of texts) expect(text.length).toBeLessThan(400)
      }
    }
  })

  it('take a time that grows with the topic, and not faster', () => {
    for (const part of [
      'when my cat or ',
      ' between and vs ',
      'expectation reality, ',
      '   ',
      'not a but ',
    ]) {
      const growth = superLinearGrowth(
        (topic) => ideasOf({ topic, slug: 'smug-cat', zones: TWO }),
        (size) => part.repeat(size),
        CLEANED_LENGTH,
      )
      expect([part, growth]).toEqual([part, undefined])
    }
  }, 30_000)
})
