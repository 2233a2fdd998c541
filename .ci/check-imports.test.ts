import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findImportCycles } from './find-import-cycles.ts'
import { type Layers, problemOf } from './layers.ts'
import { importsOf, loadedBy } from './module-imports.ts'

const layers: Layers = {
  order: ['lib', 'features', 'app'],
  features: { editor: ['memes'] },
  faces: /\.service\.ts$/,
}

describe('the layers of an app', () => {
  for (const [file, target, problem] of [
    ['features/editor/a.ts', 'lib/b.ts', undefined],
    ['features/editor/a.ts', 'features/editor/b.ts', undefined],
    ['features/editor/a.ts', 'features/memes/memes.service.ts', undefined],
    ['main.ts', 'app/a.ts', undefined],
    ['lib/a.ts', 'features/memes/memes.service.ts', 'lib is below features'],
    ['app/a.ts', 'main.ts', 'app is below the app itself'],
    ['features/editor/a.ts', 'features/memes/b.ts', 'it is an inside of the feature memes'],
    [
      'features/memes/a.ts',
      'features/editor/editor.service.ts',
      'the feature memes does not build on editor',
    ],
    ['helpers/a.ts', 'lib/b.ts', 'helpers is no layer of the app'],
  ] as const) {
    it(`${file} -> ${target}: ${problem ?? 'allowed'}`, () => {
      assert.equal(problemOf(file, target, layers), problem)
    })
  }
})

it('finds cycles, and none in an acyclic graph', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a', 'elsewhere']],
    ['d', []],
  ])
  assert.deepEqual(findImportCycles(graph), [['a', 'b', 'c']])
  assert.deepEqual(
    findImportCycles(
      new Map([
        ['a', ['b']],
        ['b', []],
      ]),
    ),
    [],
  )
})

it('sees imports of every kind', () => {
  const code = `import a from './a.ts'
import type { B } from './b.ts'
export { c } from './c.ts'
export * from './d.ts'
import './e.ts'
const f = await import('./f.ts')`
  assert.deepEqual([...importsOf('x.ts', code)].sort(), [
    './a.ts',
    './b.ts',
    './c.ts',
    './d.ts',
    './e.ts',
    './f.ts',
  ])
})

it('knows what is loaded when the code runs', () => {
  const code = `import type { A } from './a.ts'
export type { B } from './b.ts'
import { type C, c } from './c.ts'
export * from './d.ts'`
  assert.deepEqual([...loadedBy('x.ts', code)].sort(), ['./c.ts', './d.ts'])
})
