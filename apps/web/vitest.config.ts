import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { languages } from './build/languages.ts'
import { answerWithoutServer } from './component/answer-without-server.ts'
import { emulateTouch, keyboard, mouse, touch } from './component/input-commands.ts'
import { findChromium, launchOptionsFor } from './e2e/support/browser.ts'

const SIZE = { width: 1280, height: 800 } as const
const IN_A_BROWSER = 'src/**/*.browser.test.{ts,tsx}'
/** What takes long and proves no promise says so in its name, and runs every night. */
const BY_NIGHT = process.env.FULL ? [] : ['src/**/*.night.*']

/** The unit tests, and the tests of components, which need a browser but no server. */
// biome-ignore lint/style/noDefaultExport: Vitest reads its configuration from the default export
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [languages()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [IN_A_BROWSER, ...BY_NIGHT],
          setupFiles: ['src/testing/speak-english.ts'],
          // A process for each file would take more than the tests.
          isolate: false,
          // A busy machine takes longer than the usual five seconds.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [languages(), react(), tailwindcss(), answerWithoutServer()],
        resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
        // All that the app imports, at the start: what is found later would reload the page.
        optimizeDeps: { entries: ['src/main.tsx', IN_A_BROWSER], include: ['axe-core'] },
        define: {
          BUILD_YEAR: new Date().getFullYear(),
          'import.meta.env.FULL': Boolean(process.env.FULL),
        },
        test: {
          name: 'component',
          // Loading the page anew for each file took a quarter of the time. So a test undoes what it changes
          // in stores and in the browser's storage.
          isolate: false,
          // Three pages at a time on two cores: they wait for frames and timers more than they compute.
          maxWorkers: 3,
          // After the unit tests, which have another number of workers.
          sequence: { groupOrder: 1 },
          include: [IN_A_BROWSER],
          exclude: BY_NIGHT,
          setupFiles: ['src/testing/speak-english.ts', 'src/testing/set-up.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          retry: process.env.CI ? 1 : 0,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As in the tests of whole pages.
            locators: { exact: false },
            viewport: SIZE,
            commands: { emulateTouch, keyboard, mouse, touch },
            provider: playwright({
              launchOptions: launchOptionsFor(await findChromium()),
              contextOptions: { viewport: SIZE, reducedMotion: 'reduce' },
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
