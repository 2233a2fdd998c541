import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Many tests wait for other processes and threads. */
const WORKERS = 4
/** Tests that measure milliseconds: they run alone. */
const ALONE = [
  'attack/{large-collection,overload,slow-decoding,slow-pictures,slowest-requests}.test.ts',
]
/** Tests that start other processes or replace modules, and the longest ones: they start first. */
const OWN_PROCESS = [
  'attack/**/*.test.ts',
  'src/*.test.ts',
  'src/{cli,database,deploy,runtime}/**/*.test.ts',
  'src/features/auth/{auth.service,password-races}.test.ts',
  'src/features/generation/composer/always-drawn.test.ts',
  'src/features/images/sweep-images.test.ts',
  'src/features/templates/{change-while-saving,operator-commands,starter-templates}.test.ts',
]

// Node compiles a module once for all processes of the tests.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'memesmith-compiled')

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'own process',
          include: OWN_PROCESS,
          exclude: ALONE,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // Projects run in the order of their names.
          name: 'shared process',
          include: ['src/**/*.test.ts'],
          exclude: OWN_PROCESS,
          isolate: false,
          maxWorkers: WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          // A machine that has other things to do may be late once.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
})
