import { composeMeme } from '@memesmith/scene-composer'
import { loadLexicon } from '@memesmith/scene-composer/load-lexicon'
import type { Layer, Scene, SpriteLayer } from '@memesmith/scenes'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import type { GeneratedPicture } from '../../../render/rendered-picture.ts'
import { isFull, oneOf } from '../../../testing/full-run.ts'
import type { Composer } from '../generator.ts'
import { createSceneGenerator, type SceneGeneratorOptions } from './scene-generator.ts'

const lexicon = loadLexicon()
const signal = new AbortController().signal

const generators: Composer[] = []
afterAll(async () => {
  await Promise.all(generators.map((generator) => generator.close()))
})

/** By default every call is a new attempt. */
function startGenerator(options: Partial<SceneGeneratorOptions> = {}): Composer {
  let attempts = 0
  const nextAttempt = () => attempts++
  const generator = createSceneGenerator({ nextAttempt, ...options })
  generators.push(generator)
  return generator
}

const PROMPT = 'two robots arguing about pizza'

function pixelsOf(picture: GeneratedPicture): Buffer {
  if (picture instanceof Uint8Array) throw new Error('expected a drawing')
  expect([picture.width, picture.height]).toEqual([1024, 1024])
  return picture.data()
}

const spritesIn = (layers: readonly Layer[]): SpriteLayer[] =>
  layers.flatMap((layer) => {
    if (layer.type === 'group') return spritesIn(layer.layers)
    return layer.type === 'sprite' ? [layer] : []
  })

/**
 * What a user sees at a glance: the place, and what is on the left, in the middle and on the right.
 */
function glance({ background, layers }: Scene) {
  return [background.type === 'setting' ? background.name : background, layers.map(roughly)]
}

function roughly(layer: Layer): unknown {
  if (layer.type === 'group') {
    return [layer.flip === true, layer.scale ?? 1, layer.layers.map(roughly)]
  }
  if (layer.type !== 'sprite' && layer.type !== 'figure') return layer.type
  return [layer.flip === true, Math.round((layer.x / 1024) * 4)]
}

const usual = startGenerator()

describe('the built-in generator', () => {
  it('makes 1024 × 1024 opaque pixels with captions and a description', async () => {
    const { picture, ...words } = await startGenerator({ nextAttempt: () => 1 }).generate(PROMPT, {
      signal,
    })
    expect(pixelsOf(picture).every((value, index) => index % 4 !== 3 || value === 255)).toBe(true)
    expect(words.imageDescription).toMatch(/^Two robots arguing about pizza .+\.$/)
    expect(words.topText).not.toBe('')
  })

  it('returns the same bytes for the same attempt', async () => {
    const first = await startGenerator({ nextAttempt: () => 7 }).generate(PROMPT, { signal })
    const second = await startGenerator({ nextAttempt: () => 7 }).generate(PROMPT, { signal })
    expect(pixelsOf(first.picture).equals(pixelsOf(second.picture))).toBe(true)
    expect({ ...first, picture: '' }).toEqual({ ...second, picture: '' })
  })

  it.each([
    PROMPT,
    'a cat riding a rocket',
    'my cat judging me',
    'when the wifi dies',
    'grumpy cat',
    'a penguin on the beach drinking coffee',
  ])('makes of "%s" another picture with another caption each time', (prompt) => {
    const attempts = Array.from({ length: 12 }, (_, attempt) =>
      composeMeme(prompt, attempt, lexicon),
    )
    for (const [index, { scene, topText, bottomText }] of attempts.entries()) {
      const before = attempts[index - 1]
      if (before === undefined) continue
      expect(glance(scene)).not.toEqual(glance(before.scene))
      expect([topText, bottomText]).not.toEqual([before.topText, before.bottomText])
    }
    const captions = new Set(attempts.map(({ topText, bottomText }) => topText + bottomText))
    expect(captions.size).toBeGreaterThan(5)
  })

  it('makes a new attempt at the same prompt every time by default', async () => {
    const generator = startGenerator()
    const [first, second, third] = [
      await generator.generate(PROMPT, { signal }),
      await generator.generate(PROMPT, { signal }),
      await generator.generate(PROMPT, { signal }),
    ]
    expect(second.topText + second.bottomText).not.toBe(first.topText + first.bottomText)
    expect(third.topText + third.bottomText).not.toBe(second.topText + second.bottomText)
    expect(pixelsOf(first.picture).equals(pixelsOf(second.picture))).toBe(false)
  })

  it('stops when the client has left', async () => {
    await expect(
      startGenerator().generate(PROMPT, { signal: AbortSignal.abort() }),
    ).rejects.toThrow()
  })

  it.each(
    oneOf(3, [
      ['2,000 characters', 'a very long story about a cat and a dog '.repeat(50)],
      ['control characters', 'cat\u0000\u0007\u202e riding\u200b a rocket'],
      ['markup', '<img src=x onerror=alert(1)><b>cat</b>'],
      ['one letter', 'x'],
      ['only punctuation', '?!...'],
      ['one long word', 'a'.repeat(2000)],
      ['half an emoji', '\ud83d cat'],
      ['a family', '👨‍👩‍👧‍👦'],
      ['a flag', '🇫🇷'],
      ['another script', 'ฉันรักแมว'],
      ['right to left', 'القط يركب الصاروخ'],
      ['braces', '{who} {noun} {x}'],
      ['an object’s own words', 'constructor toString __proto__ hasOwnProperty'],
    ]),
  )('makes a meme of %s', async (_, prompt) => {
    const { picture, topText, imageDescription } = await usual.generate(prompt, { signal })
    expect(pixelsOf(picture)).toHaveLength(4 * 1024 * 1024)
    expect(topText).not.toMatch(/undefined|\{/)
    expect(imageDescription).toMatch(/^\p{L}.*\.$/su)
  })

  it('never fails to compose, whatever the prompt', () => {
    const word = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.constantFrom(
        'a',
        'cat',
        'riding',
        'two',
        'when',
        'in',
        'on',
        'fire',
        '🐶',
        'giant',
        'vs',
        'is',
        'who',
        'the',
        'pizza',
        'and',
        'POV',
        'dancing',
      ),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.nat(), (words, attempt) => {
        const { scene, topText, bottomText, imageDescription } = composeMeme(
          words.join(' '),
          attempt,
          lexicon,
        )
        expect(scene.layers.length).toBeGreaterThan(0)
        for (const { size } of spritesIn(scene.layers)) expect(size).toBeLessThanOrEqual(420)
        expect(`${topText} ${bottomText} ${imageDescription}`).not.toContain('undefined')
      }),
      { numRuns: isFull ? 400 : 100 },
    )
  })
})
