import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Tests that measure milliseconds: they run alone. */
const ALONE = [
  'attack/{large-collection,overload,slow-drawings,slow-pictures,slowest-requests}.test.ts',
]
/** The tests of more than 20 seconds start first, so that they do not end last. */
const LONGEST = [
  'attack/{slow-clients,slow-decoding}.test.ts',
  'src/{many-servers,never-lost,server-stop}.test.ts',
  'src/cli/launch/*.test.ts',
  'src/features/templates/starter-templates.test.ts',
]
/** Tests that start processes or replace modules, and other long ones. */
const OWN_PROCESS = [
  'attack/**/*.test.ts',
  'src/*.test.ts',
  'src/{cli,database,deploy,runtime}/**/*.test.ts',
  'src/features/auth/{auth.service,password-races}.test.ts',
  'src/features/generation/composer/always-drawn.test.ts',
  'src/features/images/sweep-images.test.ts',
  'src/features/templates/{change-while-saving,operator-commands}.test.ts',
  'src/features/templates/sheet/*.test.ts',
]

/** Tests of what only PostgreSQL has. */
const POSTGRES_ONLY = ['src/database/postgres/*.test.ts']

/** Tests of what the server stores: these run on PostgreSQL and S3 too. */
const ON_POSTGRES = [
  'src/features/{account,admin,archive,auth,health,images,memes,metrics,moderation,share}/**/*.test.ts',
  'src/features/generation/generation.routes.test.ts',
  'src/features/templates/{import/*,own/*,pack/round-trip,remove-template,seed-templates,template-list,template-pages}.test.ts',
  'src/http/{error-answers.test.ts,read-only.test.ts,rate-limits/*.test.ts}',
  'src/storage/quota/*.test.ts',
]
/** Those of them that need a process of their own there as well. */
const OWN_PROCESS_ON_POSTGRES = [
  'src/{access,app}.test.ts',
  'src/database/indexes.test.ts',
  'src/features/auth/{auth.service,password-races}.test.ts',
  'src/features/images/sweep-images.test.ts',
  'src/features/templates/{change-while-saving,operator-commands}.test.ts',
  ...POSTGRES_ONLY,
]

/**
 * Tests of more than what is stored, whose statements `indexes.test.ts` prepares on PostgreSQL: they
 * run there every night.
 */
const ON_POSTGRES_AT_NIGHT = process.env.FULL
  ? []
  : [
      'src/app.test.ts',
      'src/features/auth/oidc/*.test.ts',
      'src/features/auth/{reset/reset.routes,sign-up}.test.ts',
      'src/features/generation/*.test.ts',
      'src/features/memes/{motion,stickers,thumbnail}.test.ts',
      'src/features/templates/operator-commands.test.ts',
    ]

const SITE = { globalSetup: 'src/testing/site-setup.ts' }
const POSTGRES = {
  globalSetup: 'src/database/testing/postgres/global-setup.ts',
  env: { TEST_ENGINE: 'postgres' },
}
/** Four files at a time on two cores: many wait for processes and timeouts. */
const AT_ONCE = {
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
}
/** A busy machine takes longer than the usual five seconds, and may be late once. */
const PATIENCE = { testTimeout: 30_000, hookTimeout: 30_000, retry: process.env.CI ? 1 : 0 }

// The processes that the tests start share what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'memesmith-compiled')

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default defineConfig({
  test: {
    projects: [
      // Vitest starts with the first name.
      { test: { name: '0 longest', include: LONGEST, ...SITE, ...AT_ONCE, ...PATIENCE } },
      {
        test: {
          name: '1 own process',
          include: OWN_PROCESS,
          exclude: [...ALONE, ...LONGEST, ...POSTGRES_ONLY],
          ...SITE,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '2 shared process',
          include: ['src/**/*.test.ts'],
          exclude: [...LONGEST, ...OWN_PROCESS, ...POSTGRES_ONLY],
          ...SITE,
          // Half of the time of a short file is the import of the server.
          isolate: false,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '3 postgres and s3, own process',
          include: OWN_PROCESS_ON_POSTGRES,
          exclude: ON_POSTGRES_AT_NIGHT,
          ...POSTGRES,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '4 postgres and s3',
          include: ON_POSTGRES,
          exclude: [...OWN_PROCESS, ...ON_POSTGRES_AT_NIGHT],
          isolate: false,
          ...POSTGRES,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
    ],
  },
})
