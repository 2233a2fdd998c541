import { defineConfig } from 'vitest/config'

/** Tests that measure milliseconds: they run alone. */
const ALONE = [
  'attack/{large-collection,overload,slow-decoding,slow-pictures,slowest-requests}.test.ts',
]

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['{attack,src}/**/*.test.ts'],
          exclude: ALONE,
          maxWorkers: 2,
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
