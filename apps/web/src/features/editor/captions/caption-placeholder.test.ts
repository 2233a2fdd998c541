import { afterEach, expect, it } from 'vitest'
import { speak } from '../../../lib/languages/i18n.ts'
import { loadMessages } from '../../../lib/languages/load-messages.ts'
import { captionPlaceholder } from './caption-placeholder.ts'

afterEach(() => speak('en'))

it('an empty field says what to write, by the name of the caption or else its place', () => {
  expect(captionPlaceholder(0)).toBe('Enter top text...')
  expect(captionPlaceholder(1)).toBe('Enter bottom text...')
  expect(captionPlaceholder(2)).toBe('Enter text 3...')
  expect(captionPlaceholder(0, 'The Cat')).toBe('Enter the cat...')
})

it('a name keeps its capitals in another language', async () => {
  speak('de', await loadMessages('de'))
  expect(captionPlaceholder(0)).toBe('Text oben eingeben …')
  expect(captionPlaceholder(2, 'Die Katze')).toBe('Hier eingeben: Die Katze …')
})
