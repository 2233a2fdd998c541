import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { hasChanged } from './src/testing/has-changed.ts'

const { FULL } = process.env

/**
 * Tests that measure milliseconds, or memory, which V8 frees later on a busy machine (peak of a new
 * site: 478 MB alone, 498 beside two busy processes, 514 beside other tests): they run alone.
 */
const ALONE = ['attack/{slow-drawings,slowest-requests}.test.ts']
/** These wait more than they compute, so they run beside each other. */
const NEARLY_ALONE = ['attack/{memory-at-rest,slow-clients}.night.test.ts']
/** The tests of more than 20 seconds start first, so that they do not end last. */
const LONGEST = [
  'attack/{refused-drawings,slow-decoding}.night.test.ts',
  'src/{many-servers,never-lost,server-stop.night}.test.ts',
  'src/cli/launch/*.test.ts',
  'src/features/templates/starter/starter-templates.night.test.ts',
]
/** Tests whose servers are processes: the modules that the tests load change nothing for each other. */
const OTHER_PROCESSES = [
  'attack/**/*.test.ts',
  'src/{cli,deploy}/**/*.test.ts',
  'src/database/{disk-full,permissions}.test.ts',
  'src/{many-servers,never-lost,server-start,server-stop.night}.test.ts',
]
/**
 * Tests that replace modules, or count the threads of their process. Each loads the server anew, which
 * takes 3 s of CPU, more than most of them.
 * Vitest can't replace modules of CommonJS that Node loads itself.
 */
const OWN_PROCESS = [
  'src/features/auth/{auth.service,password-races}.test.ts',
  'src/runtime/{lost-threads,request-thread}.test.ts',
]

/** Tests of what only PostgreSQL has. */
const POSTGRES_ONLY = ['src/database/postgres/*.test.ts']

/**
 * The conformance suite: what the repositories and the storage do, proven by the same tests on SQLite
 * and on PostgreSQL with S3. The rest of the API does not know where things are stored, and runs once.
 */
const CONFORMANCE = [
  'src/database/{indexes,migrations/0051-words-without-nukta}.test.ts',
  'src/features/{account/delete-account,account/sessions,admin/admin,images/sweep-images.night}.test.ts',
  'src/features/memes/{bin/*,list/duplicates/*,list/meme-pages,save/save-keys,list/search/{search,public-matches}}.test.ts',
  'src/features/templates/catalog/{change-while-saving.night,template-list}.test.ts',
  'src/http/guards/rate-limits/network-limits.test.ts',
  'src/storage/{image-storage,quota/storage-quota}.test.ts',
  ...POSTGRES_ONLY,
]
/** The part of it that needs a process of its own. */
const CONFORMANCE_OWN_PROCESS = ['src/features/auth/password-races.test.ts']
/** Other tests that store something: every night they run on PostgreSQL and S3 too. */
const AT_NIGHT = FULL
  ? [
      'src/{access,app}.test.ts',
      'src/features/{account,archive,auth,health,images,memes,metrics,moderation,share}/**/*.test.ts',
      'src/features/generation/generation.routes.test.ts',
      'src/features/templates/{import/*,own/*,pack/round-trip}.test.ts',
      'src/features/templates/catalog/{operator-commands,remove-template}.test.ts',
      'src/features/templates/{starter/seed-templates,catalog/template-pages}.test.ts',
      'src/http/{answers/error-answers,guards/{read-only,rate-limits/rate-limits}}.test.ts',
    ]
  : []
const AT_NIGHT_OWN_PROCESS = FULL ? ['src/features/auth/auth.service.test.ts'] : []

/** What proves no promise by itself, or takes long, says so in its name, and runs every night. */
const BY_NIGHT = FULL ? [] : ['**/*.night.test.ts']

/** Tests of real programs and of installed files: they run when those change, and every night. */
const WHEN_CHANGED = [
  {
    tests: ['src/deploy/*.test.ts', 'src/database/postgres/operating-blocks.test.ts'],
    paths: [
      ...[
        '.github/deploy',
        '.github/OPERATING.md',
        '.github/TEMPLATES.md',
        'README.md',
        'package.json',
      ],
      ...['apps/api/src/cli', ':!apps/api/src/cli/*.test.ts'],
      ...['apps/api/src/deploy', 'apps/api/src/features/metrics'],
    ],
  },
  {
    tests: ['src/render/font-catalog.test.ts'],
    paths: [
      ...['packages/meme-render/src/fonts', 'pnpm-lock.yaml'],
      ...[
        'apps/api/tools',
        'apps/api/src/render/fonts.ts',
        'apps/api/src/render/font-catalog.test.ts',
      ],
    ],
  },
  {
    tests: ['src/features/openapi/api-document.test.ts'],
    paths: [
      ...['packages/contract', '.github/API.md', 'apps/api/src/http'],
      ...['mcp', 'openapi', 'url-images', 'images', 'memes/save'].map(
        (feature) => `apps/api/src/features/${feature}`,
      ),
    ],
  },
  {
    tests: ['src/cli/launch/dev.test.ts'],
    paths: [
      ...['package.json', 'turbo.json', 'apps/web/vite.config.ts'],
      ...['apps/api/src/cli/launch', ':!apps/api/src/cli/launch/launch.night.test.ts'],
    ],
  },
]
const UNCHANGED = WHEN_CHANGED.flatMap(({ tests, paths }) =>
  FULL || hasChanged(paths) ? [] : tests,
)
if (UNCHANGED.length > 0) {
  process.stderr.write(`Left out, because nothing changes what they try: ${UNCHANGED.join(', ')}\n`)
}
const LEFT_OUT = [...UNCHANGED, ...BY_NIGHT]

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
const PATIENCE = {
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // What is waited for comes at once; the usual second is too short for a busy machine.
  expect: { poll: { timeout: 10_000 } },
  retry: process.env.CI ? 1 : 0,
}

/**
 * One process for many files, as half of the time of a short file is the import of the server; and Node
 * runs the TypeScript itself, as for the server, so that the processes share what it has compiled.
 */
const SHARED = { isolate: false, experimental: { viteModuleRunner: false } }

// The processes that the tests start share what Node has compiled.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'memesmith-compiled')

// biome-ignore lint/style/noDefaultExport: Vitest reads a configuration's default export.
export default defineConfig({
  test: {
    projects: [
      // Vitest starts with the first name.
      {
        test: {
          name: '0 longest',
          include: LONGEST,
          exclude: LEFT_OUT,
          ...SITE,
          ...SHARED,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '1 other processes',
          include: OTHER_PROCESSES,
          exclude: [...ALONE, ...NEARLY_ALONE, ...LONGEST, ...LEFT_OUT],
          ...SITE,
          ...SHARED,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '1 own process',
          include: OWN_PROCESS,
          exclude: LEFT_OUT,
          ...SITE,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '2 shared process',
          include: ['src/**/*.test.ts'],
          exclude: [...LONGEST, ...OTHER_PROCESSES, ...OWN_PROCESS, ...POSTGRES_ONLY, ...LEFT_OUT],
          ...SITE,
          ...SHARED,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '3 postgres and s3, own process',
          include: [...CONFORMANCE_OWN_PROCESS, ...AT_NIGHT_OWN_PROCESS],
          exclude: LEFT_OUT,
          ...POSTGRES,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: '4 postgres and s3',
          include: [...CONFORMANCE, ...AT_NIGHT],
          exclude: [...OWN_PROCESS, ...LEFT_OUT],
          ...SHARED,
          ...POSTGRES,
          ...AT_ONCE,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'nearly alone',
          include: NEARLY_ALONE,
          exclude: LEFT_OUT,
          ...SITE,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'alone',
          include: ALONE,
          exclude: LEFT_OUT,
          ...SITE,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          ...PATIENCE,
        },
      },
    ],
  },
})
