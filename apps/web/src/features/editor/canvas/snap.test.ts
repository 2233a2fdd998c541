import { describe, expect, it } from 'vitest'
import { snapMove, snapResize, snapTargets } from './snap.ts'

const picture = { width: 600, height: 400 }
const other = { left: 100, top: 50, width: 60, height: 40, degrees: 0 }
const targets = snapTargets(picture, [other])
const area = { left: 0, top: 0, width: 100, height: 30, degrees: 0 }

describe('a moved layer', () => {
  it('snaps its center to the center of the picture', () => {
    expect(snapMove({ ...area, left: 247, top: 188 }, targets, 6)).toEqual({
      by: { x: 3, y: -3 },
      guides: [
        { axis: 'x', at: 300 },
        { axis: 'y', at: 200 },
      ],
    })
  })

  it('snaps its edges to the edges of the picture and of other layers', () => {
    expect(snapMove({ ...area, left: 498, top: 250 }, targets, 6).guides).toEqual([
      { axis: 'x', at: 600 },
    ])
    expect(snapMove({ ...area, left: 163, top: 250 }, targets, 6)).toEqual({
      by: { x: -3, y: 0 },
      guides: [{ axis: 'x', at: 160 }],
    })
  })

  it('moves freely elsewhere, and without a reach', () => {
    expect(snapMove({ ...area, left: 210, top: 300 }, targets, 6).guides).toEqual([])
    expect(snapMove({ ...area, left: 248, top: 300 }, targets, 0).guides).toEqual([])
  })
})

describe('a resized layer', () => {
  it('snaps the side that moves', () => {
    const wide = { ...area, left: 20, width: 278 }
    expect(snapResize(wide, 'e', targets, 6)).toEqual({
      by: { x: 2, y: 0 },
      guides: [{ axis: 'x', at: 300 }],
    })
    expect(snapResize(wide, 's', targets, 6).guides).toEqual([])
  })

  it('does not snap when it is rotated', () => {
    expect(snapResize({ ...area, width: 298, degrees: 10 }, 'e', targets, 6).guides).toEqual([])
  })
})
