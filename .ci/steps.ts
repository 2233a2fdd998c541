/** Every check of the repository, in order. */
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

export const STEPS: readonly Step[] = [
  { name: 'the checks themselves', command: 'node --test ".ci/*.test.ts"' },
  { name: 'lint', command: scripts.lint },
  { name: 'typecheck', command: scripts.typecheck },
  { name: 'start on a fresh clone', command: 'node .ci/try-start.ts' },
  unitTests('packages/contract'),
  unitTests('packages/meme-render'),
  unitTests('packages/png-encoder'),
  unitTests('packages/scene-composer'),
  unitTests('packages/scenes'),
  unitTests('apps/web'),
  unitTests('apps/api'),
  {
    name: 'browser tests',
    command: 'turbo run e2e',
    reports: ['apps/web/test-results/playwright.json'],
  },
]
