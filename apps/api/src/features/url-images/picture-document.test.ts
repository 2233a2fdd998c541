import { usualZones } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { documentOfLines } from './picture-document.ts'
import { readOptions } from './picture-options.ts'

const zones = usualZones('', '')
const layersOf = (lines: readonly string[], query: string) =>
  documentOfLines(zones, lines, readOptions(new URLSearchParams(query))).layers

it('has one text in each place, and the rest in the last', () => {
  expect(layersOf(['a', 'b', '', 'c'], '')).toMatchObject([
    { text: 'a', place: 'top' },
    { text: 'b\nc', place: 'bottom' },
  ])
})

it('has the color of each text, in words or digits', () => {
  expect(layersOf(['a', 'b'], 'color=red,00f')).toMatchObject([
    { color: '#ff0000' },
    { color: '#0000ff' },
  ])
  expect(layersOf(['a', 'b'], 'color=,blue')).toMatchObject([
    { color: zones[0]?.color },
    { color: '#0000ff' },
  ])
})

it('has the font, whatever clients call it', () => {
  expect(layersOf(['a'], 'font=thick')).toMatchObject([{ font: 'Impact' }, { font: 'Impact' }])
})

it('has all texts at the top', () => {
  expect(layersOf(['a', 'b'], 'layout=top')).toMatchObject([{ text: 'a\nb', place: 'top' }])
})

it('has texts that come and go', () => {
  expect(layersOf(['a', 'b'], 'start=0,0.5&stop=0.5,1')).toMatchObject([
    { text: 'a', to: 0.5 },
    { text: 'b', from: 0.5 },
  ])
  expect(() => layersOf(['a'], 'start=0.5&stop=0.4')).toThrow('stop is after start.')
})
