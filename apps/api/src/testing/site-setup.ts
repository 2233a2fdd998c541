import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Makes the site that `startTestApp` copies, once for all tests. The processes of the tests inherit its
 * path.
 *
 * @returns a function that deletes it
 */
// biome-ignore lint/style/noDefaultExport: Vitest calls a global setup's default export.
export default async function siteSetup(): Promise<() => Promise<void>> {
  if (process.env.TEST_SITE !== undefined) return () => Promise.resolve()
  const site = await mkdtemp(join(tmpdir(), 'memesmith-made-site-'))
  const script = join(import.meta.dirname, 'start-and-stop.ts')
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, DATA_DIR: site } })
  process.env.TEST_SITE = site
  return () => rm(site, { recursive: true })
}
