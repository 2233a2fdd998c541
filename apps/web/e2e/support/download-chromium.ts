import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Long enough for 100 MB on a slow line, short enough not to look hung where the network is closed. */
const timeoutMs = 180_000

/** Asks Playwright to download its own Chromium; whether it did. */
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
