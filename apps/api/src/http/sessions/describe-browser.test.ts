import { expect, it } from 'vitest'
import { describeBrowser } from './describe-browser.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const MOBILE_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  [
    'Firefox',
    'Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Edge',
    'Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'Opera',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; K) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Safari',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${MOBILE_WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${MOBILE_WEBKIT} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'ChromeOS',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`,
  ],
  [null, 'Linux', 'something (Linux)'],
  [null, null, 'curl/8.14.1'],
  [null, null, undefined],
])('names %s and %s', (browser, system, userAgent) => {
  expect(describeBrowser(userAgent)).toEqual({ browser, system })
})
