/**
 * Finds a Chromium for the end-to-end tests, on machines that may have none.
 *
 * Problem: a developer has Playwright's download or a Chrome, CI images have something under
 * another name, and a bare container on a closed network has nothing at all.
 * Approach: go through the sources below in their order and take the first browser that really
 * starts and shows a page; a path that merely exists proves nothing.
 * Limits: the browsers differ in version, so nothing may be asserted about one version's pixels;
 * compare with what the same run's server drew.
 *
 * `MEMESMITH_CHROMIUM` overrules the order: a path, or the name of one source.
 */
import { chromium, type LaunchOptions } from 'playwright'
import { unpackBundledChromium } from './bundled-chromium.ts'
import { downloadChromium } from './download-chromium.ts'
import { systemChromiums } from './system-chromiums.ts'

/** What Playwright itself would start; every other choice is a path. */
const playwrightsOwn = 'playwright'

const sources = {
  [playwrightsOwn]: async () => [playwrightsOwn],
  system: async () => systemChromiums(),
  bundled: unpackBundledChromium,
  download: async () => ((await downloadChromium()) ? [playwrightsOwn] : []),
}

/** The tests' servers under a name that, unlike localhost, is no secure context by plain http. */
export const LAN_HOST = 'memes.lan'

/** Closed networks: without these Chromium calls home at every start and fails noisily. */
const quietArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  `--host-resolver-rules=MAP ${LAN_HOST} 127.0.0.1`,
]

/** How to start the browser that `findChromium` chose. */
export function launchOptionsFor(choice: string): LaunchOptions {
  return {
    ...(choice === playwrightsOwn ? {} : { executablePath: choice }),
    args: quietArgs,
    // Playwright adds --no-sandbox for this. Root cannot have a sandbox, many containers forbid
    // one, and the only pages opened are our own.
    chromiumSandbox: false,
  }
}

/** The first browser that starts, as a choice for `launchOptionsFor`. Throws one sentence if none does. */
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

/** Starts the browser and draws a page; the reason why it could not, or nothing when it could. */
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
