import { describe, expect, it } from 'vitest'
import { readSuggestions } from './suggestions.ts'

const wanted = { topic: '', zones: ['Top', 'Bottom'], seen: [] }
const ideas = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ texts: [`My inbox, day ${at}`, 'Still full'] }))

describe('the ideas of a model', () => {
  it('are read from the first twenty: an answer of any length takes no time', () => {
    const insults = ideas(4000).map(() => ({ texts: ['my coworker is a fat pig', 'x'] }))
    const read = () => readSuggestions({ ideas: insults }, wanted)
    // The first reading prepares the patterns.
    expect(read).toThrow('too few usable ideas')
    const before = process.cpuUsage()
    expect(read).toThrow('too few usable ideas')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(50)
  })

  it('may be wrong here and there', () => {
    const mixed = [{ texts: ['one'] }, ...ideas(3), { texts: ['', ''] }]
    expect(readSuggestions({ ideas: mixed }, wanted)).toHaveLength(3)
  })
})
