import { USUAL_CAPTION } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { newLayer } from '../layers/editor-layer.ts'
import { documentProblem } from './document-problem.ts'

const text = (length: number) =>
  newLayer({
    ...USUAL_CAPTION,
    text: 'x'.repeat(length),
    place: 'top',
    fontSize: 32,
    color: '#ffffff',
  })

describe('the texts of a draft', () => {
  it('have at most 2000 characters together', () => {
    const layers = [text(500), text(500), text(500), text(500)]
    expect(documentProblem(layers)).toBeUndefined()
    expect(documentProblem([...layers, text(1)])).toBe(
      'All texts together have more than 2,000 characters. Please shorten some.',
    )
  })

  it('do not count while they are hidden', () => {
    const layers = [1, 2, 3, 4, 5].map(() => ({ ...text(500), isHidden: true }))
    expect(documentProblem(layers)).toBeUndefined()
  })
})
