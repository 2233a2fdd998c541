/**
 * Finds a Chromium for the end-to-end tests.
 *
 * Problem: a developer has Playwright's download or Chrome, CI images have a Chromium under another
 * name, and a bare container without network has none.
 * Approach: try the sources below in order, and use the first browser that starts and renders a
 * page. An existing path alone proves nothing.
 * Limits: the browsers have different versions, so tests must not depend on one version's pixels.
 * Compare with what the server drew in the same run.
 *
 * `MEMESMITH_CHROMIUM` overrides the order: a path, or the name of one source.
 */
import { chromium, type LaunchOptions } from 'playwright'
import { unpackBundledChromium } from './bundled-chromium.ts'
import { downloadChromium } from './download-chromium.ts'
import { systemChromiums } from './system-chromiums.ts'

/** Playwright's own browser; every other choice is a path. */
const playwrightsOwn = 'playwright'

const sources = {
  [playwrightsOwn]: async () => [playwrightsOwn],
  system: async () => systemChromiums(),
  bundled: unpackBundledChromium,
  download: async () => ((await downloadChromium()) ? [playwrightsOwn] : []),
}

/**
 * An address of the tests' servers that, unlike localhost, is not a secure context over plain
 * http. A name would be refused: a server on loopback answers to addresses and localhost alone.
 */
export const LAN_HOST = '192.168.7.7'

/** Without these, Chromium contacts Google at every start, and logs errors without a network. */
const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`,
]

/** The options to start the browser that `findChromium` returned. */
export function launchOptionsFor(choice: string): LaunchOptions {
  return {
    ...(choice === playwrightsOwn ? {} : { executablePath: choice }),
    args: quietArgs,
    // Playwright adds --no-sandbox for this. Root cannot have a sandbox, many containers forbid
    // one, and the only pages opened are our own.
    chromiumSandbox: false,
  }
}

/**
 * Finds the first browser that starts.
 *
 * @param wish a path or the name of a source; any source if missing
 * @returns a choice for `launchOptionsFor`
 * @throws Error if no browser starts
 */
export async function findChromium(wish = process.env.MEMESMITH_CHROMIUM): Promise<string> {
  if (wish && !isSource(wish)) {
    const failure = await tryToStart(wish)
    if (failure) throw new Error(`MEMESMITH_CHROMIUM is ${wish}, which does not start: ${failure}`)
    return wish
  }

  const tried: string[] = []
  for (const source of Object.keys(sources).filter(isSource)) {
    if (wish && source !== wish) continue
    const found = await firstThatStarts(source)
    if (found.choice) return found.choice
    tried.push(`${source}: ${found.failure}`)
  }
  throw new Error(
    'No Chromium starts here: install one (Debian: `apt-get install chromium`) ' +
      `or set MEMESMITH_CHROMIUM to its path (tried ${tried.join('; ')}).`,
  )
}

async function firstThatStarts(source: keyof typeof sources) {
  let failure = 'none found'
  try {
    for (const choice of await sources[source]()) {
      const reason = await tryToStart(choice)
      if (!reason) return { choice, failure }
      failure = reason
    }
  } catch (error) {
    failure = firstLine(error)
  }
  return { choice: undefined, failure }
}

/**
 * Starts the browser and renders a page.
 *
 * @returns the error, or undefined if it works
 */
async function tryToStart(choice: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...launchOptionsFor(choice), timeout: 30_000 })
    try {
      const page = await browser.newPage()
      await page.setContent('<h1>Memesmith</h1>')
      await page.screenshot()
    } finally {
      await browser.close()
    }
    return undefined
  } catch (error) {
    return firstLine(error)
  }
}

function isSource(name: string): name is keyof typeof sources {
  return Object.hasOwn(sources, name)
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1).join('')
}
