/** Every check of the repository. */
import { readFileSync } from 'node:fs'

export interface Step {
  readonly name: string
  readonly command: string
  /** The reports of the test runners. A step without reports counts as one check. */
  readonly reports?: readonly string[]
}

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

const unitTests = (name: string): Step => ({
  name: `test ${name}`,
  command: `turbo run test --filter=./${name} -- --reporter=default --reporter=json --outputFile.json=test-results/vitest.json`,
  reports: [`${name}/test-results/vitest.json`],
})

/** Short checks, longest first; two run at a time. */
export const SHORT_STEPS: readonly Step[] = [
  unitTests('apps/web'),
  { name: 'start on a fresh clone', command: 'node .ci/try-start.ts' },
  { name: 'lint', command: scripts.lint },
  unitTests('packages/scene-composer'),
  { name: 'typecheck', command: scripts.typecheck },
  { name: 'the checks themselves', command: 'node --test ".ci/*.test.ts"' },
  unitTests('packages/meme-render'),
  unitTests('packages/animation'),
  unitTests('packages/png-encoder'),
  unitTests('packages/contract'),
  unitTests('packages/scenes'),
  unitTests('packages/similar-words'),
  unitTests('packages/template-search'),
  unitTests('packages/template-ideas'),
  unitTests('packages/languages'),
]

/** These run one at a time: each keeps all cores busy, and the API's tests measure milliseconds. */
export const LONG_STEPS: readonly Step[] = [
  unitTests('apps/api'),
  {
    name: 'browser tests',
    command: 'turbo run e2e',
    reports: ['apps/web/test-results/playwright.json'],
  },
]

export const STEPS: readonly Step[] = [...SHORT_STEPS, ...LONG_STEPS]
