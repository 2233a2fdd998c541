import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['STRASSE', 'Straße'],
  ['creme', 'Crème'],
  ['lodz', 'Łódź'],
  ['istanbul', 'İstanbul'],
  ['αθηνα', 'Αθήνα'],
  ['שלום', 'שָׁלוֹם'],
  ['محمد', 'مُحَمَّد'],
  ['मजेदार', 'मज़ेदार'],
  ['👋', '👋🏽'],
  ['ﬁ', 'fi'],
])('takes %s for %s', (one, other) => {
  expect(foldText(one)).toBe(foldText(other))
})

it.each([
  ['हिन्दी', 'हन्दी'],
  ['ที่', 'ท'],
  ['தமிழ்', 'தமழ'],
  ['ガ', 'カ'],
])('takes no signs from %s, which would be %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other))
})
