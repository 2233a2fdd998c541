import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRecord, textIn } from '@memesmith/contract'

/** The output folder of the web build. */
export const WEB_DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** The folder in it of the files whose names contain a hash of their content. */
export const HASHED_FOLDER = 'assets'

/** Resolves the web app's files for server-rendered pages. */
export interface WebAssets {
  /**
   * @param source path of a file in `apps/web`, such as `src/styles/pages.css`
   * @returns its URL
   * @throws Error when the build does not contain it
   */
  url(source: string): string
}

/**
 * @param devServer origin of the development server, which serves sources directly; without it the
 *   manifest of the last build maps sources to files
 * @throws Error with a sentence for the operator when there is no build
 */
export function findWebAssets(devServer: string | undefined): WebAssets {
  if (devServer !== undefined) return { url: (source) => `${devServer}/${source}` }
  const manifest = readManifest()
  return {
    url(source) {
      const chunk = isRecord(manifest) ? manifest[source] : undefined
      const file = isRecord(chunk) ? textIn(chunk, 'file') : undefined
      if (file === undefined) throw new Error(`The web build has no ${source}.`)
      return `/${file}`
    },
  }
}

function readManifest(): unknown {
  try {
    return JSON.parse(readFileSync(join(WEB_DIST, '.vite/manifest.json'), 'utf8'))
  } catch {
    throw new Error('the web app is not built: `npx --yes pnpm@12 start` builds and starts it.')
  }
}
