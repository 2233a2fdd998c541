/** The browser and the system of a user agent, in words that people know. */
export interface BrowserNames {
  readonly browser: string | null
  readonly system: string | null
}

/**
 * From the most special: a browser also names those that it resembles. Edge says that it is Chrome and Safari,
 * and Chrome on iOS that it is Safari.
 */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Yandex Browser', /\bYaBrowser\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/\d/],
]

/** Android says that it is Linux, and iPadOS may say that it is macOS. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer ones are not a browser's. */
const MAX_LENGTH = 1000

/**
 * What a user agent says in plain words; null for what it does not say. No versions: nobody recognizes
 * their device by them.
 */
export function describeBrowser(userAgent = ''): BrowserNames {
  const text = userAgent.slice(0, MAX_LENGTH)
  const find = (among: typeof BROWSERS) => among.find(([, pattern]) => pattern.test(text))?.[0]
  return { browser: find(BROWSERS) ?? null, system: find(SYSTEMS) ?? null }
}
