/** Temporary. */
import { createServer } from 'node:http'
import { chromium } from 'playwright'
import { expect } from 'playwright/test'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import * as canvas from '../e2e/support/canvas.ts'
import * as editor from '../e2e/support/editor.ts'
import { signUp } from '../e2e/support/sign-up.ts'

const browser = await chromium.launch(launchOptionsFor(await findChromium()))
const state: Record<string, unknown> = {}
const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
createServer((request, response) => {
  let body = ''
  request.on('data', (d) => {
    body += d
  })
  request.on('end', async () => {
    try {
      const run = new AsyncFunction('browser', 's', 'expect', 'editor', 'canvas', 'signUp', body)
      const result = await run(browser, state, expect, editor, canvas, signUp)
      response.end(`${JSON.stringify(result, null, 1)}\n`)
    } catch (error) {
      response.end(`ERR ${error instanceof Error ? error.stack?.slice(0, 3000) : String(error)}\n`)
    }
  })
}).listen(4816, '127.0.0.1')
