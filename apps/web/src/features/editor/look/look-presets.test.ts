import { afterEach, expect, it } from 'vitest'
import { speak } from '../../../lib/languages/i18n.ts'
import { loadMessages } from '../../../lib/languages/load-messages.ts'
import { LOOK_PRESETS } from './look-presets.ts'

afterEach(() => speak('en'))

it('a look is named in the language of the page; the draft keeps an id that stays the same', async () => {
  const fried = LOOK_PRESETS.find(({ id }) => id === 'fry')
  expect(fried?.name()).toBe('Deep fry')
  speak('de', await loadMessages('de'))
  expect(fried?.name()).toBe('Frittiert')
  expect(new Set(LOOK_PRESETS.map(({ id }) => id)).size).toBe(LOOK_PRESETS.length)
})
