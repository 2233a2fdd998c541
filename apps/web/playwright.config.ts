import { defineConfig } from 'playwright/test'
import { isFull } from './e2e/support/full-run.ts'

const isCi = Boolean(process.env.CI)

// biome-ignore lint/style/noDefaultExport: Playwright reads a configuration's default export.
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // What takes long and proves no promise says so in its name, and runs every night.
  testIgnore: isFull ? [] : '**/*.night.spec.ts',
  globalSetup: './e2e/support/global-setup.ts',
  // One folder for everything of a run: the report that is counted, and the artifacts of failures.
  outputDir: 'test-results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  // Pages wait for frames and timers more than they compute.
  workers: 4,
  forbidOnly: isCi,
  retries: isCi ? 1 : 0,
  // A journey has many steps.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    headless: true,
    // A page that is reused loads the app in half the time of a new one. Its storage, routes and scripts
    // are cleared between tests.
    reuseContext: true,
    // A worker answers requests that the tests look at. `offline.night.spec.ts` allows it.
    serviceWorkers: 'block',
    // Every frame of a transition is painted by the CPU: they are a tenth of its time. What is about
    // motion asks for it, and a full run has it everywhere.
    ...(!isFull && { reducedMotion: 'reduce' as const }),
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording takes a quarter of the time. `--trace=retain-on-failure` records without a retry.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
  ],
})
