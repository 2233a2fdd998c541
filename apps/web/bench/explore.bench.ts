/**
 * Measures what everybody sees on slow 4G, with the processor as it is: the public list, a person's, and the
 * page of a meme that moves. Needs the built web app and a machine that does nothing else.
 */
import { chromium } from 'playwright'
import { findChromium, launchOptionsFor } from '../e2e/support/browser.ts'
import { startServer } from '../e2e/support/server.ts'
import { listTemplates, saveMeme, signUpByApi } from '../e2e/support/test-user.ts'
import { measureSlowLoads } from './slow-loads.ts'

const LOADS = Number(process.env.LOADS ?? 5)
/** A page and a bit. */
const MEMES = 50
/** From the promise that the page keeps, in ms. */
const LCP_LIMIT = 1500

const server = await startServer({
  seededFrom: process.env.MEMESMITH_SEEDED_DATA,
  env: { PUBLIC_GALLERY: 'open', PUBLIC_MEMES_OF_NEW_ACCOUNTS: '1000', RATE_LIMIT_FACTOR: '0' },
})
const browser = await chromium.launch(launchOptionsFor(await findChromium()))
try {
  // A new site draws its templates first.
  await (await fetch(`${server.url}/api/templates`)).arrayBuffer()
  const moving = await showMemes()
  for (const path of ['/explore', '/u/ada', moving]) {
    // The server renders it at the first request.
    await fetch(server.url + path)
    const load = { origin: server.url, path, loads: LOADS, slowdown: 1 }
    for (const [name, { lcp, tbt, cls }] of await measureSlowLoads(browser, load)) {
      process.stdout.write(
        `${path.slice(0, 8).padEnd(9)} ${name.padEnd(8)} slow 4G, empty cache: LCP ${lcp.toFixed(0)} ms (${(lcp / LCP_LIMIT).toFixed(2)} of 1.5 s)   total blocking time ${tbt.toFixed(0)} ms   layout shift ${cls.toFixed(4)}\n`,
      )
    }
  }
} finally {
  await browser.close()
  await server.dispose()
}

/**
 * Shows memes of one person, on all templates in turn.
 *
 * @returns the page of one that moves
 */
async function showMemes(): Promise<string> {
  const page = await browser.newPage({ baseURL: server.url })
  await signUpByApi(page)
  await page.request.post('/api/account/handle', { data: { handle: 'ada' } })
  const templates = await listTemplates(page)
  for (let number = 0; number < MEMES; number += 1) {
    const template = templates[number % templates.length]
    if (template === undefined) throw new Error('expected templates')
    const { id: templateId, name: title } = template
    await saveMeme(page, { templateId, title, topText: `Number ${number}`, isPublic: true })
  }
  const template = templates.find(({ frames }) => frames > 1)
  if (template === undefined) throw new Error('expected a template that moves')
  const { shareUrl } = await saveMeme(page, { templateId: template.id })
  await page.close()
  return shareUrl
}
