import { describe, expect, it } from 'vitest'
import { readSuggestions } from './suggestions.ts'

const wanted = { topic: '', zones: ['Top', 'Bottom'], seen: [] }
const ideas = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ texts: [`My inbox, day ${at}`, 'Still full'] }))

describe('the ideas of a model', () => {
  it('are read from the first twenty: an answer of any length takes no time', () => {
    const insults = ideas(20).map(() => ({ texts: ['my coworker is a fat pig', 'x'] }))
    const unread = new Proxy(ideas(4000), {
      get: (all, index) => {
        if (Number(index) >= 20) throw new Error('expected no more to be read')
        return Reflect.get(all, index)
      },
    })
    expect(readSuggestions({ ideas: unread }, wanted)).toHaveLength(6)
    expect(() => readSuggestions({ ideas: [...insults, ...ideas(6)] }, wanted)).toThrow(
      'too few usable ideas',
    )
  })

  it('may be wrong here and there', () => {
    const mixed = [{ texts: ['one'] }, ...ideas(3), { texts: ['', ''] }]
    expect(readSuggestions({ ideas: mixed }, wanted)).toHaveLength(3)
  })
})
