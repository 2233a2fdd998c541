import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Timeout in ms: enough for 100 MB on a slow connection. */
const timeoutMs = 180_000

/**
 * Lets Playwright download its own Chromium.
 *
 * @returns whether it succeeded
 */
export async function downloadChromium(): Promise<boolean> {
  const packageJson = createRequire(import.meta.url).resolve('playwright/package.json')
  const install = spawn(
    process.execPath,
    [join(dirname(packageJson), 'cli.js'), 'install', '--only-shell', 'chromium'],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: timeoutMs },
  )
  return new Promise((resolve, reject) => {
    install.once('error', reject).once('close', (code) => resolve(code === 0))
  })
}
