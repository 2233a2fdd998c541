import { growEach, parts, superLinearGrowth } from '@memesmith/scene-composer/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFull } from '../../testing/full-run.ts'
import { shortenCaption } from './openai/shorten-caption.ts'
import { isBlank, visibleText } from './visible-text.ts'

describe('the time to read', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a prompt that was sent', (text) => [visibleText(text), isBlank(text)]],
    ["a model's caption", (text) => shortenCaption(text, 80)],
  ])(
    'grows no faster than %s',
    (_what, read) => {
      fc.assert(
        fc.property(parts, (of) => {
          fc.pre(of.some(([, isRepeated]) => isRepeated))
          expect(superLinearGrowth(read, growEach(of))).toBeUndefined()
        }),
        { numRuns: isFull ? 25 : 8, endOnFailure: true },
      )
    },
    180_000,
  )
})
