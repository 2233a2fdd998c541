import { defineConfig } from 'vitest/config'

/** They measure time and memory, or need all cores: nothing else runs beside them. */
const ALONE = [
  'attack/**/*.test.ts',
  'src/never-lost.test.ts',
  'src/server-stop.test.ts',
  'src/database/busy.test.ts',
  'src/features/images/sweep-images.test.ts',
  'src/cli/launch/*.test.ts',
]

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          include: ['src/**/*.test.ts'],
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
